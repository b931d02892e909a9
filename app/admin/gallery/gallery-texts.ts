import { previewFailed } from '../previews/preview-texts.ts';

/** Texts of the Gallery Items screen for failed and successful operations. */
export const galleryFailures = {
  save: 'Failed to save gallery item',
  status: 'Failed to update gallery item status',
  delete: 'Failed to delete gallery item',
  order: 'Failed to update display order',
  preview: previewFailed,
};

export const galleryStepFailures = { 'remove picture': 'Failed to remove image' };

export const galleryUploadFailures = {
  primary_image: galleryFailures.save,
  pdf: galleryFailures.save,
  media: galleryFailures.save,
};

export const galleryDeleteQuestion = 'Are you sure you want to delete this gallery item?';

export const gallerySaved = {
  created: 'Gallery item created successfully',
  updated: 'Gallery item updated successfully',
};
