/** Texts of the Item Codes screen. */
export const itemCodeFailures = {
  save: 'Failed to save item code',
  delete: 'Failed to delete item code',
};

export const itemCodeStepFailures = {
  'store image': 'Image upload failed:',
  'create item code': 'Failed to create item code',
  'update item code': 'Failed to update item code',
};

export const itemCodeUploadFailures = { image: itemCodeStepFailures['store image'] };

export const unknownProduct = 'Unknown Product';
export const deleteQuestion = 'Are you sure you want to delete this item code?';
export const codeTaken = 'This product already has this item code';
export const productGone = 'This product no longer exists. Please select another.';

export const itemCodeSaved = {
  created: 'Item code created successfully',
  updated: 'Item code updated successfully',
};
