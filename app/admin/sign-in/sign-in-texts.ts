import { durationText } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';
/** Texts of the sign-in. */
export const signInTexts = {
  subtitle: 'Enter your credentials to access the admin dashboard',
  button: 'Sign in',
  busy: 'Signing in...',
  emailMissing: 'Email is required',
  passwordMissing: 'Password is required',
  invalid: 'Invalid email or password',
  failed: 'An error occurred during login',
  passwordChanged: 'Your password has been changed. Sign in with the new one.',
  forgot: 'Forgot password?',
  /** The text in place of the link if no mail can be sent. */
  askOperator: 'Forgot your password? The person who runs this site can give you a link.',
} as const;

/** Texts of the page that asks for the code of the second factor. */
export const codeTexts = {
  subtitle: 'Enter the code that your authenticator app shows, or one of your recovery codes.',
  label: 'Code|second factor',
  missing: 'Please enter the code',
  wrongFirst: 'This code is not valid. Check that your device’s clock is correct.',
  wrong: 'This code is not valid. After five wrong codes you will have to sign in again.',
} as const;

/** Texts of the page that asks for a new password. */
export const forgotTexts = {
  subtitle: 'We will email you a link to set a new password.',
  button: 'Send Link',
  busy: 'Sending...',
  invalid: 'Please enter a valid email address',
  sent: 'If an account with this email address exists, we have emailed a link to it. The link is valid for an hour.',
  back: 'Back to sign-in',
} as const;

/** Texts for a rate-limited attempt; `seconds` is the time to wait. */
export const tooManyTexts = {
  signIn: (seconds: number) =>
    t('Too many attempts. Please try again in {time}.', { time: waitText(seconds) }),
  code: (seconds: number) =>
    t('Too many wrong codes. Please try again in {time}, or enter a recovery code.', {
      time: waitText(seconds),
    }),
  firstCode: (seconds: number) =>
    t('Too many wrong codes. Please try again in {time}.', { time: waitText(seconds) }),
  password: (seconds: number) =>
    t('Too many wrong passwords. Please try again in {time}.', { time: waitText(seconds) }),
};

const waitText = (seconds: number): string =>
  seconds >= 120
    ? durationText(Math.ceil(seconds / 60), 'minute')
    : durationText(seconds, 'second');
