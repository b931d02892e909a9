/** The query parameter that tells the dashboard of a new sign-in. Its value is the page that the visitor asked for. */
export const signedInParameter = 'signed-in';

/** The navigation state of the dashboard after a sign-in. */
export interface AfterSignIn {
  requestedPage: string | undefined;
}
