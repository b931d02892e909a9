import { slugFrom } from '#domain/forms/form-values.ts';
import { parseRecordForm } from '#domain/forms/record-form.server.ts';
import { copyNewsFiles } from '#domain/news/news-copy.server.ts';
import {
  deleteNewsItem,
  type SavedNewsItem,
  saveNewsItem,
  setNewsStatus,
} from '#domain/news/news-editing.server.ts';
import {
  type NewsInput,
  newNewsForm,
  newsForm,
  newsSlugTaken,
  tooManyPins,
} from '#domain/news/news-form.ts';
import { findNewsItemToEdit } from '#domain/news/news-list.server.ts';
import { setPinned } from '#domain/news/news-pins.server.ts';
import {
  type ActionResult,
  goneRefusal,
  type Refusal,
  savedResult,
} from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { deleteOperation, statusOperation } from '../actions/record-operations.server.ts';
import { copiedIn, editIn, numberIn, type Operation } from '../actions/screen-action.server.ts';
import {
  errorTitle,
  newsItemGone,
  newsLabels,
  newsSaved,
  pinToast,
  unpinFirst,
} from './news-texts.ts';

const refused = (text: string): Refusal => ({ ok: false, toast: { title: errorTitle, text } });
const gone = goneRefusal(errorTitle, newsItemGone);

export async function save({ form, files, db, fileStore }: Operation): Promise<ActionResult> {
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
  if (!saved.ok) return refusal(saved, db, input, edit?.id);
  const action = edit ? 'updated' : 'created';
  return savedResult(newsSaved[action], saved, leftOut);
}

async function refusal(
  saved: Extract<SavedNewsItem, { ok: false }>,
  db: Operation['db'],
  input: Partial<NewsInput>,
  id: number | undefined,
): Promise<ActionResult> {
  switch (saved.refusal) {
    case 'slug taken':
      return { ok: false, errors: { slug: [newsSlugTaken] } };
    case 'too many pins':
      return { ...refused(tooManyPins), errors: { is_pinned: [unpinFirst] } };
    case 'file':
      return { ok: false, errors: { [saved.field]: [saved.message] } };
    case 'gone':
      return gone;
    case 'changed': {
      const theirs = id === undefined ? undefined : await findNewsItemToEdit(db, id);
      if (!theirs) return gone;
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
  noun: 'News item',
  set: setNewsStatus,
  gone: refused(newsItemGone),
});

/** The operation that pins an item, or the one that takes its pin off. */
export const pinning =
  (is_pinned: boolean) =>
  async ({ form, db }: Operation): Promise<ActionResult> => {
    const id = numberIn(form, 'id') ?? 0;
    const set = await setPinned(db, id, is_pinned);
    if (!set.ok) return refused(set.refusal === 'gone' ? newsItemGone : tooManyPins);
    return { ok: true, toast: pinToast(is_pinned) };
  };

export const remove = deleteOperation({ noun: 'News item', remove: deleteNewsItem });
