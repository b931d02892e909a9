import { news_items } from '#database/schema/news.ts';
import { slugFrom } from '#domain/forms/form-values.ts';
import { parseRecordForm } from '#domain/forms/record-form.server.ts';
import { copyNewsFiles } from '#domain/news/news-copy.server.ts';
import {
  deleteNewsItem,
  type SavedNewsItem,
  saveNewsItem,
} from '#domain/news/news-editing.server.ts';
import { findNewsItemToEdit } from '#domain/news/news-list.server.ts';
import { setPinned } from '#domain/news/news-pins.server.ts';
import {
  type NewsInput,
  newNewsForm,
  newsForm,
  newsSlugTaken,
  tooManyPins,
} from '#domain/news/news-words.ts';
import { setColumn } from '#domain/records/record-editing.server.ts';
import { type ActionResult, type Refusal, savedResult } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import {
  changeResult,
  deleteOperation,
  recordGone,
  statusOperation,
} from '../actions/record-operations.server.ts';
import { copiedIn, editIn, numberIn, type Operation } from '../actions/screen-action.server.ts';
import { errorTitle, newsLabels, newsSaved, pinToast, unpinFirst } from './news-texts.ts';

const refused = (text: string): Refusal => ({ ok: false, toast: { title: errorTitle, text } });
const words = { kind: 'news_items', noun: 'News item' };

export async function save(operation: Operation): Promise<ActionResult> {
  const { form, files, db, fileStore } = operation;
  const edit = editIn(form);
  if (!edit && String(form.get('slug') ?? '').trim() === '') {
    form.set('slug', slugFrom(String(form.get('title') ?? '')));
  }
  const copied = copiedIn(form);
  const schema = edit || copied !== undefined ? newsForm : newNewsForm;
  const parsed = parseRecordForm(schema, form, edit, ['primary_image', 'media']);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { input } = parsed.value;
  const chosen = {
    primary_image: files.get('primary_image')?.[0],
    media: files.get('media') ?? [],
  };
  const stores = { db, files: fileStore };
  const { uploads, leftOut } =
    copied === undefined
      ? { uploads: chosen, leftOut: [] }
      : await copyNewsFiles(stores, copied, chosen, input.removed_media_ids ?? []);
  const saved = await saveNewsItem(stores, parsed.value, uploads);
  if (!saved.ok) return refusal(saved, operation, input, edit?.id);
  const action = edit ? 'updated' : 'created';
  return savedResult(newsSaved[action], saved, leftOut);
}

async function refusal(
  saved: Extract<SavedNewsItem, { ok: false }>,
  operation: Operation,
  input: Partial<NewsInput>,
  id = 0,
): Promise<ActionResult> {
  const gone = () => recordGone(operation, words, id, errorTitle);
  switch (saved.refusal) {
    case 'slug taken':
      return { ok: false, errors: { slug: [newsSlugTaken] } };
    case 'too many pins':
      return { ...refused(tooManyPins), errors: { is_pinned: [unpinFirst] } };
    case 'file':
      return { ok: false, errors: { [saved.field]: [saved.message] } };
    case 'gone':
      return gone();
    case 'changed': {
      const theirs = await findNewsItemToEdit(operation.db, id);
      if (!theirs) return gone();
      const mine = { ...theirs, ...input };
      const display_order = input.display_order ?? theirs.display_order;
      return conflictRefusal(newsLabels, told(theirs), told({ ...mine, display_order }));
    }
  }
}

/** As people read it: a place counts for pinned items only. */
const told = <Item extends { is_pinned: boolean; display_order: number | null }>(item: Item) => ({
  ...item,
  is_pinned: item.is_pinned ? 'Yes' : 'No',
  display_order: item.is_pinned ? item.display_order : null,
});

export const status = statusOperation({
  ...words,
  set: (db, id, status) => setColumn(db, news_items, id, news_items.status, status),
  failure: errorTitle,
});

/** The operation that pins an item, or the one that takes its pin off. */
export const pinning =
  (is_pinned: boolean) =>
  async (operation: Operation): Promise<ActionResult> => {
    const id = numberIn(operation.form, 'id') ?? 0;
    const outcome = await setPinned(operation.db, id, is_pinned);
    if (outcome === 'too many pins') return refused(tooManyPins);
    return changeResult(operation, words, {
      ...{ id, outcome, title: errorTitle },
      changed: pinToast(is_pinned),
      already: is_pinned ? 'already pinned' : 'not pinned',
    });
  };

export const remove = deleteOperation({ ...words, remove: deleteNewsItem, failure: errorTitle });
