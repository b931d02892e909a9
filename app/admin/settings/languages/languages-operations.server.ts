import {
  deleteLanguage,
  findLanguage,
  languageKind,
  setPublic,
} from '#domain/languages/language-editing.server.ts';
import { type ActionResult, undoDeletion } from '../../actions/action-result.ts';
import { changeResult, recordGone, wordsOf } from '../../actions/record-operations.server.ts';
import { numberIn, type Operation } from '../../actions/screen-action.server.ts';
import {
  hostResult,
  languageFailures,
  nowPublic,
  nowRetired,
  originalStays,
  retireFirst,
} from './languages-texts.ts';

const words = wordsOf(languageKind);
const action = '/admin/general-settings/languages';

const refusal = (title: string, text: string): ActionResult => ({
  ok: false,
  toast: { title, text },
});

/** Makes a language public or retires it; the toast of a retirement offers Undo. */
const publicOperation = (intent: 'public' | 'retire') => async (operation: Operation) => {
  const { form, db } = operation;
  const id = numberIn(form, 'id') ?? 0;
  const isPublic = intent === 'public';
  const outcome = await setPublic(db, id, isPublic);
  const title = languageFailures[intent];
  if (outcome === 'original') return refusal(title, originalStays);
  const name = (await findLanguage(db, id))?.name ?? '';
  const answer = await changeResult(operation, words, {
    ...{ id, outcome, title },
    changed: isPublic ? nowPublic(name) : nowRetired(name),
    already: isPublic
      ? 'This {noun} is already public. Nothing was changed.'
      : 'This {noun} is not public. Nothing was changed.',
  });
  const undo = { action, values: { intent: isPublic ? 'retire' : 'public', id } };
  return answer.ok ? { ...answer, undo } : answer;
};

/** Deletes a language that is not public; the toast offers Undo. */
async function remove(operation: Operation): Promise<ActionResult> {
  const { form, db } = operation;
  const id = numberIn(form, 'id') ?? 0;
  const title = languageFailures.delete;
  const deleted = await deleteLanguage(db, id);
  if (deleted === 'original') return refusal(title, originalStays);
  if (deleted === 'public') return refusal(title, retireFirst);
  if (!deleted) return recordGone(operation, words, id, title);
  return { ok: true, toast: 'Language deleted successfully', undo: undoDeletion(deleted) };
}

/** Checks DNS and certificate of a language's host. The host is derived from SITE_URL. */
async function check(operation: Operation): Promise<ActionResult> {
  const { form, db, services } = operation;
  const id = numberIn(form, 'id') ?? 0;
  const language = await findLanguage(db, id);
  if (!language) return recordGone(operation, words, id, languageFailures.check);
  const { isReady, text } = hostResult(await services.checkHost(language.code));
  return isReady ? { ok: true, toast: text } : { ok: false, toast: { title: language.name, text } };
}

export const languageOperations = {
  public: publicOperation('public'),
  retire: publicOperation('retire'),
  delete: remove,
  check,
};
