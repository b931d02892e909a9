import { previewDays } from '#database/retention/periods.ts';
import { t } from '#domain/admin-words/t.ts';

/** Texts of previews and of the links to them. */
export const previewFailed = 'Failed to create the preview';

export const previewFailures = {
  load: 'Failed to load the preview links',
  make: 'Failed to create the link',
  revoke: 'Failed to revoke the link',
};

export const linkGone = 'This link no longer exists. It may have been revoked or have expired.';

export const previewGone = (): string =>
  t(
    'This preview is no longer available. The record was deleted, or the draft expired after {days} days.',
    { days: previewDays },
  );

/** The heading of a toast about content that the preview leaves out. */
export const notInPreview = 'Not everything is in the preview';

export const tabsNotPreviewed = 'What you changed in the other tabs is shown only after you save.';
