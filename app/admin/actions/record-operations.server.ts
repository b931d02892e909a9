import { getTableName } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { type StaffText, t, translate } from '#domain/admin-words/t.ts';
import { type Deleted, deleteRecord } from '#domain/history/bin/bin.server.ts';
import { findDeletion } from '#domain/history/timeline/deleted-record.server.ts';
import { columnOf, type Kind } from '#domain/records/kind.server.ts';
import { type Outcome, setColumn } from '#domain/records/record-editing.server.ts';
import { type ActionResult, goneRefusal, type Refusal, undoDeletion } from './action-result.ts';
import { numberIn, type Operate, type Operation } from './screen-action.server.ts';

type Status = 'Active' | 'Inactive';

/** The table of a screen's records, and the noun that the texts use for one record. */
export interface RecordWords {
  /** The name of the table. */
  kind: string;
  /** E.g. 'News item'. */
  noun: string;
}

/** The words for a kind of record. */
export const wordsOf = ({
  table,
  noun,
  one,
}: Pick<Kind, 'table' | 'noun' | 'one'>): RecordWords => ({
  kind: getTableName(table),
  noun: noun ?? one,
});

type Asking = Pick<Operation, 'db' | 'administrator'>;

/** The text for a record that does not exist: whether it ever existed, and who deleted it. */
async function goneText({ db, administrator }: Asking, words: RecordWords, id: number) {
  const noun = translate(words.noun).toLowerCase();
  const deletion = await findDeletion(db, { kind: words.kind, id });
  if (!deletion) return t('This {noun} no longer exists. It may have been deleted.', { noun });
  if (deletion.by === null)
    return t('This {noun} has been deleted directly in the database.', { noun });
  return deletion.by === administrator.email
    ? t('You have already deleted this {noun}.', { noun })
    : t('A colleague has deleted this {noun}.', { noun });
}

/** The answer to an operation whose record does not exist; `title` says what failed. */
export async function recordGone(
  asking: Asking,
  words: RecordWords,
  id: number,
  title: string,
): Promise<Refusal> {
  return goneRefusal(title, await goneText(asking, words, id));
}

/** The texts for an operation that has nothing to change, such as activating an active record. */
type AlreadyDone = Extract<StaffText, `This {noun} is ${string}`>;

interface Change {
  id: number;
  outcome: Outcome;
  /** The toast if the record was changed. */
  changed: string;
  /** The toast if nothing had to be changed. */
  already: AlreadyDone;
  /** The heading of the toast if the record does not exist. */
  title: string;
}

/** The answer to an operation on one record, by its outcome: only a change is a success. */
export async function changeResult(
  asking: Asking,
  words: RecordWords,
  { id, outcome, changed, already, title }: Change,
): Promise<ActionResult> {
  if (outcome === 'changed') return { ok: true, toast: changed };
  if (outcome === 'gone') return recordGone(asking, words, id, title);
  const noun = translate(words.noun).toLowerCase();
  const text = t(already, { noun });
  return { ok: false, toast: { text } };
}

const noStatus = 'The status must be Active or Inactive.';

type SetStatus = (db: Database, id: number, status: Status) => Promise<Outcome>;

/** The `status` operation of a screen, which StatusToggle sends. `failure` is the heading of a refusal. */
export function statusOperation(
  kind: Kind,
  failure: string,
  set: SetStatus = (db, id, status) =>
    setColumn(db, kind.table, id, columnOf(kind, 'status'), status),
): Operate {
  const words = wordsOf(kind);
  return async (operation) => {
    const { form, db } = operation;
    const id = numberIn(form, 'id') ?? 0;
    const status = form.get('status');
    if (status !== 'Active' && status !== 'Inactive')
      return {
        ok: false,
        toast: { title: failure, text: noStatus },
        errors: { status: [noStatus] },
      };
    const outcome = await set(db, id, status);
    const noun = translate(words.noun);
    return changeResult(operation, words, {
      ...{ id, outcome, title: failure },
      changed: t(
        status === 'Active' ? '{noun} activated successfully' : '{noun} deactivated successfully',
        { noun },
      ),
      already:
        status === 'Active'
          ? 'This {noun} is already active. Nothing was changed.'
          : 'This {noun} is already inactive. Nothing was changed.',
    });
  };
}

interface RemovalOfRecords extends RecordWords {
  /** Deletes a record. Answers its entry in the bin, true if the kind has no bin; undefined if it does not exist. */
  remove: (db: Database, id: number) => Promise<Deleted | true | undefined>;
  /** The heading of the toast if the record does not exist. */
  failure: string;
  /** The toast, if it is not '... deleted successfully'. */
  deleted?: string;
}

/** The `delete` operation of a screen, which ConfirmDelete sends. */
export function removeOperation({ remove, failure, deleted, ...words }: RemovalOfRecords): Operate {
  return async (operation) => {
    const { form, db } = operation;
    const id = numberIn(form, 'id') ?? 0;
    const removed = await remove(db, id);
    if (!removed) return recordGone(operation, words, id, failure);
    return {
      ok: true,
      toast: deleted ?? t('{noun} deleted successfully', { noun: translate(words.noun) }),
      undo: removed === true ? undefined : undoDeletion(removed),
    };
  };
}

/** The `delete` operation for a kind whose deleted records go into the bin. */
export const deleteOperation = (kind: Kind, failure: string): Operate =>
  removeOperation({
    ...wordsOf(kind),
    remove: (db, id) => deleteRecord(db, kind, id),
    failure,
  });
