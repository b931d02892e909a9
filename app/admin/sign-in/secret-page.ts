/** The `handle` of a page that holds the secret of a one-time link. */
export const secretPage = 'secret page';
