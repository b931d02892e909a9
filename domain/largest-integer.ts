/** The largest number that a column of PostgreSQL's type integer holds, such as an id or a display order. */
export const largestInteger = 2_147_483_647;
