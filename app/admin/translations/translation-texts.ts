import { t, translate } from '#domain/admin-words/t.ts';

/** Texts of the Translations screen. */
export const translationFailures = {
  add: 'Failed to add translation',
  edit: 'Failed to update translation',
  delete: 'Failed to delete translation',
  confirm: 'Failed to update translation',
  undo: 'Failed to restore translation',
};

export const entityNotFound = 'Entity not found';

export const notYourLanguage = 'Your account does not include this language. Nothing was saved.';

export const deleteQuestion = (language: string) =>
  t(
    'This will permanently delete the {language} translation for this field. This action cannot be undone.',
    { language },
  );

/** The translated label of a field, such as 'Name', or of a part's field, such as 'Picture 2: Alternative text'. */
export function fieldLabel(label: string): string {
  const [, part, number, field] = /^(.+) (\d+): (.+)$/.exec(label) ?? [];
  if (!part || !number || !field) return translate(label);
  return t('{part} {number}: {field}', { part: translate(part), number, field: translate(field) });
}

const longest = 40;

/** The text with white space collapsed, cut to at most 40 characters (graphemes) and '...'. */
export function shorten(text: string): string {
  const letters = [...new Intl.Segmenter().segment(text.replace(/\s+/g, ' ').trim())];
  if (letters.length <= longest) return letters.map(({ segment }) => segment).join('');
  return `${letters
    .slice(0, longest)
    .map(({ segment }) => segment)
    .join('')}...`;
}

/** Why a translation was not confirmed or not deleted. */
export const changedSinceShown = {
  changed: 'Someone else has changed this translation since you opened it. Please review it again.',
  gone: 'Someone else has since deleted this translation.',
};

/** Why a deleted translation was not restored. */
export const notRestored = {
  taken: 'Someone else has added a newer translation into this language.',
  changed: 'Someone else has changed these translations since.',
  gone: 'Its record has been deleted, or the translation already exists.',
};

/** Says that the original of a translation has changed since it was shown, and quotes the new one. */
export const originalNow = (text: string): string =>
  t(
    'The original has changed since you opened it. It now says “{text}”. Please review the translation again.',
    { text: shorten(text) },
  );

export const translationSaved = {
  created: 'Translation added successfully',
  updated: 'Translation updated successfully',
  deleted: 'Translation deleted successfully',
};
