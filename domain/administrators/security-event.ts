/** The events of the security log, with their labels. */
export const securityEvents = {
  'signed in': 'Signed in',
  'new device': 'Signed in on a new device',
  'wrong password': 'Wrong password',
  'slowed down': 'Too many wrong passwords: tries are slowed down',
  'wrong code': 'Wrong code of the second factor',
  'password known': 'Right password and a wrong code on an unknown device',
  'codes slowed down': 'Too many wrong codes: tries are slowed down',
  'signed out': 'Signed out',
  'signed out everywhere': 'Signed out everywhere',
  'session ended': 'Ended a session',
  'sessions ended': 'Ended sessions',
  'password changed': 'Password changed',
  'second factor on': 'Second factor turned on',
  'second factor off': 'Second factor turned off',
  'recovery codes': 'Made new recovery codes',
  'second factor required': 'Second factor required of everybody',
  'second factor not required': 'Second factor no longer required',
  'password link': 'Asked for a link for a new password',
  invited: 'Invited',
  'invitation withdrawn': 'Invitation withdrawn',
  'invitation accepted': 'Invitation accepted',
  deactivated: 'Deactivated',
  activated: 'Activated',
  'role changed': 'Role changed',
  'preview link': 'Made a link to a preview',
  'preview link revoked': 'Revoked a link to a preview',
  'addresses exported': 'Exported the subscribers’ email addresses',
  'person erased': 'Erased a person',
  'not allowed': 'Tried what their role does not allow',
  'unknown link': 'Tried a link that is not valid',
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
  'new device': 'Someone signed in to your account on a device that is new to it.',
  'slowed down':
    'Someone tried many wrong passwords for your account. Further tries from unknown places have to wait; you are not shut out.',
  'password known':
    'Someone entered your password and then a wrong code, on a device that is new to your account. If it was not you, the person who tried this knows your password: change it.',
  'second factor on': 'A second factor was set up for your account.',
  'recovery codes':
    'New recovery codes were made for your account. The earlier ones are worth nothing.',
  'second factor off': 'The second factor of your account was turned off.',
  'password changed': 'The password of your account was changed.',
};
