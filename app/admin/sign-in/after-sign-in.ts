/** The parameter by which the sign-in lets the dashboard greet; its value is the page that was asked for. */
export const signedInParameter = 'signed-in';

/** What the dashboard knows of a sign-in just made. */
export interface AfterSignIn {
  askedFor: string | undefined;
}
