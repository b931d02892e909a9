import { previewFailed } from '../previews/preview-texts.ts';

/** Texts of the Products screen for failed and successful operations. */
export const productFailures = {
  save: 'Failed to save product. Please check error details.',
  status: 'Failed to update product status',
  delete: 'Failed to delete product',
  order: 'Failed to update product order',
  preview: previewFailed,
};

/** The text that says that a step of a save failed, by the name of the step; the reason is appended. */
export const productStepFailures = {
  'create product': 'Failed to create product:',
  'update product': 'Failed to update product:',
  'link categories': 'Failed to update category mappings:',
  'store product image': 'Failed to upload product image:',
  'store catalogue PDF': 'Failed to upload catalogue PDF:',
};

export const productUploadFailures = {
  image: productStepFailures['store product image'],
  additional_images: productStepFailures['store product image'],
  catalogue_pdf: productStepFailures['store catalogue PDF'],
};

export const noDataReturned = 'Failed to create product - no data returned';

export const noSuchProduct = 'No product has this name or slug';
export const severalSuchProducts = 'Several products have this name: please enter the slug of one';
export const deleteQuestion = 'Are you sure you want to delete this product?';

export const productSaved = {
  created: 'Product created successfully',
  updated: 'Product updated successfully',
};
