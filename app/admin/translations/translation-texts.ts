/** What the Translations screen says. */
export const translationFailures = {
  add: 'Failed to add translation',
  edit: 'Failed to update translation',
  delete: 'Failed to delete translation',
  confirm: 'Failed to update translation',
};

export const entityNotFound = 'Entity not found';

export const notYourLanguage = 'You do not translate into this language. Nothing was saved.';

export const deleteQuestion = (language: string) =>
  `This will permanently delete the ${language} translation for this field. This action cannot be undone.`;

const longest = 40;

/** At most 40 characters (as people count them) and an ellipsis. */
export function cut(text: string): string {
  const letters = [...new Intl.Segmenter().segment(text.replace(/\s+/g, ' ').trim())];
  if (letters.length <= longest) return letters.map(({ segment }) => segment).join('');
  return `${letters
    .slice(0, longest)
    .map(({ segment }) => segment)
    .join('')}...`;
}

export const translationSaved = {
  created: 'Translation added successfully',
  updated: 'Translation updated successfully',
  deleted: 'Translation deleted successfully',
};
