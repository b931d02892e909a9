export const synonymFailures = {
  save: 'Failed to save search words',
  delete: 'Failed to delete search words',
};

export const synonymSaved = {
  created: 'Search words created successfully',
  updated: 'Search words updated successfully',
};

export const deleteQuestion = 'Are you sure you want to delete these search words?';
