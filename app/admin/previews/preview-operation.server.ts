import { translate } from '#domain/admin-words/t.ts';
import { recordVersion } from '#domain/history/recorded/record-rows.server.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import { removeOwnDraft, storeDraft, trySave } from '#domain/previews/draft.server.ts';
import { previewAddress } from '#domain/previews/preview.ts';
import { partsField } from '../actions/parts-field.ts';
import { numberIn, type Operate } from '../actions/screen-action.server.ts';
import { notInPreview, tabsNotPreviewed } from './preview-texts.ts';

/**
 * The `preview` operation of a screen: runs `save` in a transaction that is rolled back, and stores the result
 * as a draft. If `save` refuses the form, the preview is refused in the same way. A form whose preview is updated while
 * it is edited has `live`: the draft that this one replaces, or '' for the first.
 */
export function previewOperation(kind: PublishedKind, save: Operate): Operate {
  return async (operation) => {
    const { form, db, fileStore, services, administrator } = operation;
    const record = numberIn(form, 'id') ?? null;
    const tried = await trySave({ db, files: fileStore }, kind, async ({ db, files }) => {
      // Take the current version, so that there is no edit conflict: a preview overwrites nothing.
      if (record !== null)
        form.set('version', String((await recordVersion(db, kind, record)) ?? 0));
      return save({ ...operation, db, fileStore: files, services: { ...services, db } });
    });
    const { answer } = tried;
    if (!answer.ok) return answer;
    const stores = { db, files: fileStore };
    const draft = await storeDraft(stores, { kind, record }, tried, administrator.id);
    const replaced = numberIn(form, 'live');
    if (replaced !== undefined)
      await removeOwnDraft(stores, { kind, record, draft: replaced }, administrator.id);
    const left = [answer.leftOut?.text, form.has(partsField) && tabsNotPreviewed];
    const text = left
      .map((one) => one && translate(one))
      .filter(Boolean)
      .join(' ');
    return {
      ok: true,
      opens: previewAddress({ kind, record, draft }),
      ...(text && { leftOut: { title: notInPreview, text } }),
    };
  };
}
