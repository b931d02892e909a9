/** Texts of the Shades screen. */
export const shadeFailures = {
  save: 'Failed to save shade',
  status: 'Failed to update shade status',
  delete: 'Failed to delete shade',
  order: 'Failed to update display order',
};

export const deleteQuestion = 'Are you sure you want to delete this shade?';
export const numberTaken = 'This product already has a shade with this number';

export const shadeSaved = {
  created: 'Shade created successfully',
  updated: 'Shade updated successfully',
};
