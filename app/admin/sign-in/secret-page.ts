/**
 * The `handle` of a page that holds the secret of a one-time link: its frame shows no language links, because they would
 * lose the secret.
 */
export const secretPage = 'secret page';
