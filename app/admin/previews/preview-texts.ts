/** Texts of previews and of the links to them. */
export const previewFailed = 'Failed to make the preview';

export const previewFailures = {
  load: 'Failed to load the links to the preview',
  make: 'Failed to make the link',
  revoke: 'Failed to revoke the link',
};

export const linkGone =
  'There is no such link to this preview. It may have been revoked already, or it has expired.';

export const previewGone =
  'There is nothing to preview here any more: the record was deleted, or what the form held was kept for a week and has gone.';
