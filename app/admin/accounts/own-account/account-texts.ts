import { t } from '#domain/admin-words/t.ts';
/** Texts of the Accounts screen if an operation fails. */
export const accountFailures = {
  language: 'Failed to change the language',
  password: 'Failed to change the password',
  everywhere: 'Failed to sign out everywhere',
  session: 'Failed to end the session',
  invite: 'Failed to create the invitation',
  others: 'Failed to end the sessions',
  sessions: 'Failed to end the sessions',
  withdraw: 'Failed to withdraw the invitation',
  status: 'Failed to update the account',
  role: 'Failed to change the role',
  dismiss: 'Failed to dismiss the notices',
};

export const wrongPassword = 'This is not your current password';
export const printedPasswordReused =
  'Please choose a different password from the one that was printed';
export const emailInUse = 'An account with this email address already exists';
export const invitationAccepted =
  'This invitation has already been accepted. Deactivate the account under People instead.';
export const lastAdministrator = 'The last active administrator cannot be deactivated.';
export const lastAdministratorRole = 'The last active administrator must keep this role.';
export const linkUsedUp = 'This invitation is no longer valid. Please ask for a new one.';
export const passwordLinkUsedUp = 'This link is no longer valid. Please ask for a new one.';

/** '1 other session ended', '3 other sessions ended'. */
export const otherSessionsEnded = (count: number): string =>
  t(count === 1 ? '{count} other session ended' : '{count} other sessions ended', { count });
