/** The events of the security log, with their labels. */
export const securityEvents = {
  'signed in': 'Signed in',
  'new device': 'Signed in from a new device',
  'wrong password': 'Wrong password',
  'slowed down': 'Too many wrong passwords: attempts slowed down',
  'wrong code': 'Wrong second-factor code',
  'password known': 'Correct password but wrong code, from an unknown device',
  'codes slowed down': 'Too many wrong codes: attempts slowed down',
  'signed out': 'Signed out',
  'signed out everywhere': 'Signed out everywhere',
  'session ended': 'Ended a session',
  'sessions ended': 'Ended sessions',
  'password changed': 'Password changed',
  'second factor on': 'Second factor turned on',
  'second factor off': 'Second factor turned off',
  'recovery codes': 'Created new recovery codes',
  'second factor required': 'Second factor required for everyone',
  'second factor not required': 'Second factor no longer required',
  'password link': 'Requested a password link',
  invited: 'Invited',
  'invitation withdrawn': 'Invitation withdrawn',
  'invitation accepted': 'Invitation accepted',
  deactivated: 'Deactivated',
  activated: 'Activated',
  'role changed': 'Role changed',
  'preview link': 'Created a preview link',
  'preview link revoked': 'Revoked a preview link',
  'addresses exported': 'Exported the subscribers’ email addresses',
  'messages exported': 'Exported messages',
  'person exported': 'Exported the data of a person',
  'person erased': 'Erased a person',
  'not allowed': 'Attempted something their role does not allow',
  'unknown link': 'Tried an invalid link',
  'too many requests': 'Too many requests',
} as const;

/** Refused attempts, which are counted per hour. */
export type RefusedEvent = 'not allowed' | 'unknown link' | 'too many requests';

export type SecurityEvent = keyof typeof securityEvents;

/** Whether a word is the name of a security event. */
export const isSecurityEvent = (word: string): word is SecurityEvent =>
  Object.hasOwn(securityEvents, word);

/** The events that an administrator is told about, on the dashboard and by mail. */
export const notices: Partial<Record<SecurityEvent, string>> = {
  'new device': 'Someone signed in to your account from a new device.',
  'slowed down':
    'Someone entered many wrong passwords for your account. Further attempts from unknown devices are delayed; you can still sign in.',
  'password known':
    'Someone entered your password and then a wrong code, from a new device. If this was not you, change your password: that person knows it.',
  'second factor on': 'A second factor was set up for your account.',
  'recovery codes':
    'New recovery codes were created for your account. The earlier ones no longer work.',
  'second factor off': 'The second factor of your account was turned off.',
  'password changed': 'The password of your account was changed.',
};
