import { t, translate } from '#domain/admin-words/t.ts';
/** Texts of the tabs of General Settings if an operation fails. */
export const carouselFailures = {
  save: 'Failed to save carousel image',
  delete: 'Failed to delete the carousel image.',
  order: 'Failed to update the display order.',
};
export const carouselStepFailures = {
  'store picture': 'Error saving image:',
  'add picture': 'Failed to add carousel image',
  'update picture': 'Failed to update carousel image',
};
export const carouselDeleteQuestion =
  'Are you sure you want to delete this carousel image? This action cannot be undone.';

export const settingFailures = { save: 'Failed to update settings' };
export const settingLost = 'An error occurred while updating settings';

export const contactEmailFailures = {
  save: 'Failed to update contact email',
  test: 'Failed to send the test email',
};
/** Texts for the result of a test mail. */
export const testMailTexts = {
  sent: (to: string) =>
    t('The mail server accepted a test email to {address}. Check that it arrives.', {
      address: to,
    }),
  kept: 'The test email was not sent: no mail server is set up (SMTP_URL).',
  failed: (to: string, reason: string) =>
    t('The test email to {address} was not sent: {reason}', { address: to, reason }),
};
export const contactEmailLost = 'An error occurred while updating contact email';

export const companyFailures = { save: 'Failed to update the company' };
export const companyStepFailures = {
  'store picture': 'Error saving image:',
  save: companyFailures.save,
};
export const companySaved = 'Company updated successfully';

export const subscriberFailures = {
  save: 'Failed to update email address',
  status: 'Failed to update subscription status',
  delete: 'Failed to delete subscription',
};
export const subscriberDeleteQuestion = 'Are you sure you want to delete this subscription?';

export const staleFileFailures = { delete: 'Failed to delete files' };
export const loadFailed = (reason: string) =>
  t('Failed to load stale files: {reason}', { reason: translate(reason) });
export const fetchFailed = (reason: string) =>
  t('Failed to fetch stale files: {reason}', { reason });
export const invalidResponse = 'Invalid response from server';

export const carouselSaved = {
  created: 'Carousel image added successfully',
  updated: 'Carousel image updated successfully',
};
export const carouselDeleted = 'Image deleted';
export const settingSaved = 'Settings updated successfully';
export const contactEmailSaved = 'Contact email updated successfully';
export const subscriberSaved = 'Email address updated successfully';
