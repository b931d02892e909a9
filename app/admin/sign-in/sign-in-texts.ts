/** Everything that the sign-in says. */
export const signInTexts = {
  subtitle: 'Enter your credentials to access the admin dashboard',
  button: 'Sign in',
  busy: 'Signing in...',
  emailMissing: 'Email is required',
  passwordMissing: 'Password is required',
  invalid: 'Invalid email or password',
  failed: 'An error occurred during login',
  tooMany: 'Too many attempts. Please try again in a few minutes.',
};
