/** Texts of the Accounts screen if an operation fails. */
export const accountFailures = {
  password: 'Failed to change the password',
  everywhere: 'Failed to sign out everywhere',
  session: 'Failed to end the session',
  invite: 'Failed to invite the administrator',
  others: 'Failed to end the sessions',
  sessions: 'Failed to end the sessions',
  withdraw: 'Failed to withdraw the invitation',
  status: 'Failed to update the administrator',
  role: 'Failed to change the role',
  dismiss: 'Failed to dismiss the notices',
};

export const wrongPassword = 'This is not your current password';
export const printedPasswordReused = 'Please choose another password than the one that was printed';
export const emailInUse = 'There is an administrator with this email address already';
export const invitationAccepted =
  'It has already been accepted. Deactivate the account under People instead.';
export const lastAdministrator = 'The last active administrator cannot be deactivated.';
export const lastAdministratorRole = 'The last active administrator keeps this role.';
export const linkUsedUp = 'This invitation is no longer valid. Please ask for a new one.';
export const passwordLinkUsedUp = 'This link is no longer valid. Please ask for a new one.';

/** '1 other session ended', '3 other sessions ended'. */
export const otherSessionsEnded = (count: number): string =>
  `${count} other ${count === 1 ? 'session' : 'sessions'} ended`;
