import { previewFailed } from '../previews/preview-texts.ts';

/** Texts of the News & Events screen for failed and successful operations. */
export const newsFailures = {
  save: 'Failed to save news item',
  status: 'Failed to update news status',
  delete: 'Failed to delete news item',
  pin: 'Failed to update pin status',
  unpin: 'Failed to update pin status',
  order: 'Failed to save display order',
  preview: previewFailed,
};

/** The heading of each error toast. */
export const errorTitle = 'Error';

export const newsUploadFailures = { primary_image: newsFailures.save, media: newsFailures.save };

export const detailsFailed = 'Failed to load news item details';
export const pinToast = (pinned: boolean) =>
  pinned ? 'News item pinned successfully' : 'News item unpinned successfully';
/** The message at the field; the toast says what was refused. */
export const unpinFirst = 'Three items are already pinned. Unpin one of them first.';
export const newsDeleteQuestion =
  'Are you sure you want to delete this news item? This action cannot be undone.';

export const newsSaved = {
  created: 'News item created successfully',
  updated: 'News item updated successfully',
};
