/** Everything that the sign-in says. */
export const signInTexts = {
  subtitle: 'Enter your credentials to access the admin dashboard',
  button: 'Sign in',
  busy: 'Signing in...',
  emailMissing: 'Email is required',
  passwordMissing: 'Password is required',
  invalid: 'Invalid email or password',
  failed: 'An error occurred during login',
};

/** What a try answers that comes too soon after too many wrong ones. */
export const tooManyTexts = {
  signIn: (seconds: number) => `Too many attempts. Please try again in ${waitText(seconds)}.`,
  password: (seconds: number) =>
    `Too many wrong passwords. Please try again in ${waitText(seconds)}.`,
};

const waitText = (seconds: number): string =>
  seconds >= 120
    ? `${Math.ceil(seconds / 60)} minutes`
    : seconds === 1
      ? '1 second'
      : `${seconds} seconds`;
