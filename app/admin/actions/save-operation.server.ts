import { listed } from '#domain/admin-words/reader-format.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { FormErrors } from '#domain/forms/form-values.ts';
import { parseRecordForm } from '#domain/forms/record-form.server.ts';
import { type CatalogueKind, catalogueKindNames } from '#domain/kinds/kinds.ts';
import { withoutUntouchedOrder } from '#domain/order/display-order.server.ts';
import { copyUploads } from '#domain/records/copied-uploads.server.ts';
import type { Kind, RecordRefusal } from '#domain/records/kind.server.ts';
import { labelsOf } from '#domain/records/kind-fields.ts';
import type { ActionResult, Refusal } from './action-result.ts';
import { conflictRefusal } from './edit-conflict.ts';
import { deletedChoices, linkedNames } from './linked-names.server.ts';
import { recordGone, wordsOf } from './record-operations.server.ts';
import { type SavedPart, savingParts } from './saved-part.server.ts';
import { copiedIn, editIn, type Operate, type Operation } from './screen-action.server.ts';

export interface SaveTexts {
  saved: { created: string; updated: string };
  /** The heading of the toast if the record does not exist. */
  failure: string;
  /** The message at a field whose value another record already has. */
  taken?: string;
  /** The message at a field whose chosen record was deleted; the default names the record. */
  linkGone?: string;
  /** The answers to refusals that only some kinds have. */
  refusals?: { [Code in 'too many pins' | 'no data returned']?: Refusal };
  /** The parts that other tabs of the form save in the same transaction. */
  parts?: readonly SavedPart[];
  /** Fills in missing fields before the form is parsed, or answers their errors. */
  complete?: (operation: Operation) => Promise<FormErrors | undefined>;
}

/** The `save` operation of a screen: adds a record of the kind, or updates the one that the form names. */
export function saveOperation(kind: Kind, texts: SaveTexts): Operate {
  return async (operation) => {
    const { form, files, db, fileStore, onlyLogged } = operation;
    const errors = await texts.complete?.(operation);
    if (errors) return { ok: false, errors };
    const edit = editIn(form);
    const copied = copiedIn(form);
    const schema = edit || copied !== undefined ? kind.form : (kind.newForm ?? kind.form);
    const parsed = parseRecordForm(schema, form, edit, Object.keys(kind.uploads));
    if (!parsed.ok) return { ok: false, errors: parsed.errors };
    const parts = savingParts(operation, kind, texts.parts ?? []);
    const stores = { db, files: fileStore, onlyLogged, along: parts.along };
    const { uploads, leftOut } =
      copied === undefined
        ? { uploads: files, leftOut: [] }
        : await copyUploads(stores, kind, copied, files, parsed.value.input);
    const saved = await kind.save(stores, parsed.value, uploads);
    if (!saved.ok && saved.refusal === 'along') return parts.refusal();
    if (!saved.ok) return refused(operation, kind, texts, saved, parsed.value.input);
    const { id, version, left_out = [], left_categories = [] } = saved;
    const { deleted } = await linkedNames(db, linkOf(kind, 'category_ids'), left_categories);
    const name = !edit && String(parsed.value.input[kind.nameColumn] ?? '');
    return {
      ...{ ok: true, saved: edit ? texts.saved.updated : texts.saved.created, id },
      ...(name && { name }),
      ...(version !== undefined && { version }),
      ...left([...leftOut, ...left_out], deleted),
    };
  };
}

/** The note about files that were not stored or copied, and about chosen categories that have been deleted. */
function left(files: string[], categories: string[]) {
  if (files.length === 0 && categories.length === 0) return undefined;
  const title =
    categories.length === 0
      ? 'Saved, but some files were left out'
      : files.length === 0
        ? 'Saved, but some categories were left out'
        : 'Saved, but some files and categories were left out';
  const deleted =
    categories.length > 0 ? [t('Deleted: {names}', { names: listed(categories) })] : [];
  return { leftOut: { title: t(title), text: [...files, ...deleted].join('. ') } };
}

async function refused(
  operation: Operation,
  kind: Kind,
  texts: SaveTexts,
  refusal: Exclude<RecordRefusal, { refusal: 'along' }>,
  input: Record<string, unknown>,
): Promise<ActionResult> {
  const at = (field: string, text: string): Refusal => ({ ok: false, errors: { [field]: [text] } });
  switch (refusal.refusal) {
    case 'file':
    case 'no room':
      return at(refusal.field, refusal.message);
    case 'taken':
      return at(refusal.field, texts.taken ?? slugTaken(kind));
    case 'link gone':
      return at(
        refusal.field,
        texts.linkGone ?? (await namesOfGone(operation, kind, refusal.field, input)),
      );
    case 'changed':
    case 'gone':
      return conflict(operation, kind, texts.failure, input);
    default: {
      const answer = texts.refusals?.[refusal.refusal];
      if (!answer) throw new Error(`no words for ${refusal.refusal}`);
      return answer;
    }
  }
}

const slugTaken = ({ one }: Kind) =>
  t('This slug is already used by another {noun}', { noun: translate(one).toLowerCase() });

async function namesOfGone(
  { db }: Operation,
  kind: Kind,
  field: string,
  input: Record<string, unknown>,
): Promise<string> {
  const { deleted } = await linkedNames(db, linkOf(kind, field), idsOf(input[field]));
  return deletedChoices(deleted);
}

/** The kind of record that a field links to. */
const linkOf = ({ fields }: Kind, field: string): CatalogueKind | undefined =>
  catalogueKindNames.find((kind) => kind === fields[field]?.linksTo);

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const idsOf = (value: unknown): number[] => listOf(value).map(Number);

/** The answer to a save if someone else has changed or deleted the record. */
async function conflict(
  operation: Operation,
  kind: Kind,
  failure: string,
  input: Record<string, unknown>,
): Promise<ActionResult> {
  const { form, db } = operation;
  const id = editIn(form)?.id ?? 0;
  const theirs = await kind.read(db, id);
  if (!theirs) return recordGone(operation, wordsOf(kind), id, failure);
  const entered = Object.entries(withoutUntouchedOrder(input));
  const mine = {
    ...theirs,
    ...Object.fromEntries(entered.filter(([, value]) => value !== undefined)),
  };
  for (const [name, { isList, options = {} }] of Object.entries(kind.fields)) {
    const named = (one: string) => translate(options[one] ?? one);
    if (isList)
      for (const version of [theirs, mine]) version[name] = listOf(version[name]).map(named);
    const link = linkOf(kind, name);
    if (!link) continue;
    const [one, other] = [idsOf(theirs[name]), idsOf(mine[name])];
    const { shown } = await linkedNames(db, link, [...one, ...other]);
    theirs[name] = one.map(shown);
    mine[name] = other.map(shown);
  }
  return conflictRefusal(labelsOf(kind.fields), theirs, mine);
}
