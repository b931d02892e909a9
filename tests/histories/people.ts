/** The users of random histories, by address. */
export const people = ['mei', 'ken', 'aya', 'lin'].map((name) => `${name}@example.com`);

/** The administrator who is never deactivated. */
export const owner = 'owner@example.com';
