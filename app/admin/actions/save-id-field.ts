/** The form's field with the idempotency key: what is sent twice under one key is saved once. */
export const saveIdField = 'save_id';
