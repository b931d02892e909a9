import { previewFailed } from '../previews/preview-texts.ts';

/** Texts of the Pages screen for failed and successful operations. */
export const pageFailures = {
  save: 'Failed to save page',
  status: 'Failed to update page status',
  delete: 'Failed to delete page',
  order: 'Failed to update display order',
  preview: previewFailed,
};

export const pageSaved = {
  created: 'Page created successfully',
  updated: 'Page updated successfully',
};

export const pageDeleteQuestion = 'Are you sure you want to delete this page?';

export const placementNames = { menu: 'Menu', footer: 'Footer', none: 'Nowhere' } as const;
