/** Texts of both category screens. */
export const categoryFailures = {
  save: 'Failed to save category',
  delete: 'Failed to delete category',
  order: 'Failed to update category order',
};

export const categoryStepFailures = {
  'create category': 'Failed to create category',
  'update category': 'Failed to update category',
};

export const deleteQuestion = 'Are you sure you want to delete this category?';

export const categorySaved = {
  created: 'Category created successfully',
  updated: 'Category updated successfully',
};
