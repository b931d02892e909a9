/** Texts of saved views. */
export const viewFailures = {
  load: 'Failed to load the views',
  save: 'Failed to save the view',
  rename: 'Failed to rename the view',
  delete: 'Failed to delete the view',
};

export const nameMissing = 'Please enter a name.';
export const nameTaken = 'Another view of this list has this name.';
export const tooLong = 'This view is too long to be saved. Please use fewer filters.';
export const viewGone = 'This view no longer exists.';
