/** The query parameter that tells the dashboard of a new sign-in; its value is the page that was asked for. */
export const signedInParameter = 'signed-in';

/** The navigation state of the dashboard after a sign-in. */
export interface AfterSignIn {
  requestedPage: string | undefined;
}
