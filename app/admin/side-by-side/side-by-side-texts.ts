import { joinTexts } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';

export const sideBySideFailures = { save: 'Failed to save translations' };

/** The key of the tab in the form of a record. */
export const translationsKey = 'translations';

export const noLanguages = 'You have no languages to translate into.';

export const notLoaded = 'Failed to load translations';

export const translationsSaved = 'Translations saved';

export const nothingChanged = 'Nothing was changed';

export const languageGone = 'This language no longer exists. It may have been deleted.';

export const textGone = 'The record no longer has this text. Your translation was not saved.';

/** The messages at a field that was not saved because of a change by someone else. */
export const changedByOther = 'Someone else has changed this translation since you opened it.';
export const originalChanged = 'The original has changed since you opened it.';

export const nothingSaved =
  'Nothing was saved, because others have changed some of these texts. Decide for each marked field, then save again.';

/** `languages` are names, such as 日本語. */
export const complete = (languages: string[]) =>
  t('Nothing is missing or out of date in {languages}.', { languages: joinTexts(languages) });

export const onlyThisOne = 'No other record has anything missing or out of date.';
