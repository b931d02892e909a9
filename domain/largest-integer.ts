/** The largest value of a PostgreSQL integer column, such as an id or a display order. */
export const largestInteger = 2_147_483_647;
