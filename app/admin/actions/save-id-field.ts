/** The form field with the idempotency key: a form that is sent twice with the same key is saved once. */
export const saveIdField = 'save_id';
