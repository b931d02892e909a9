import { saveWords, wordsVersion } from '#domain/changed-words/interface-words.server.ts';
import { wordsForm } from '#domain/changed-words/interface-words.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { type ActionResult, goneRefusal, notAllowedRefusal } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { numberIn, type Operation } from '../actions/screen-action.server.ts';
import { builtInWords, englishWords } from './words-list.server.ts';
import { languageGone, wordFailures, wordsSaved } from './words-texts.ts';

/** Saves the sent words of a language; one that is empty or equals the built-in one is not stored. */
export async function save({ form, db, administrator }: Operation): Promise<ActionResult> {
  const code = String(form.get('language') ?? '');
  const sent = Object.fromEntries(Object.entries(englishWords).filter(([key]) => form.has(key)));
  const parsed = parseForm(wordsForm(sent), form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const builtIn = builtInWords(code);
  const words = Object.fromEntries(
    Object.entries(parsed.value).map(([key, word]) => [
      key,
      word === '' || word === builtIn[key] ? null : word,
    ]),
  );
  const edit = { code, version: numberIn(form, 'version') ?? -1 };
  const saved = await saveWords(db, administrator, edit, words);
  if (saved.ok) return { ok: true, toast: wordsSaved, version: saved.version };
  if (saved.refusal === 'not allowed') return notAllowedRefusal;
  if (saved.refusal !== 'changed') return goneRefusal(wordFailures.save, languageGone);
  const theirs = Object.fromEntries(
    Object.keys(sent).map((key) => [key, saved.stored[key] ?? builtIn[key] ?? '']),
  );
  const version = wordsVersion(Object.keys(sent), saved.stored);
  return conflictRefusal(sent, { ...theirs, version }, parsed.value);
}
