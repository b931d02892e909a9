import type { Database } from '#database/connect.ts';
import type { FileBatch } from '#domain/files/file-batch.server.ts';
import { type CatalogueKind, catalogueKindNames } from '#domain/kinds/kinds.ts';
import type { Kind } from '#domain/records/kind.server.ts';
import type { Refusal } from './action-result.ts';
import { partsField } from './parts-field.ts';
import { wordsOf } from './record-operations.server.ts';
import type { Operation } from './screen-action.server.ts';

/** What a further tab of a record's form sends, or the form itself. It is saved in the transaction of the record. */
export interface SavedPart {
  /** The key of the tab. */
  key: string;
  /** What it refuses is shown by the form. */
  hasNoTab?: true;
  /** Saves what the tab sent, with the transaction as `db` and its files as `batch`, or answers why not. */
  save(
    operation: Operation,
    record: { entity: CatalogueKind; id: number },
    batch: FileBatch,
  ): Promise<Refusal | undefined>;
}

/** Saves those parts that the form sends, and keeps what they refuse. */
export function savingParts(operation: Operation, kind: Kind, parts: readonly SavedPart[]) {
  const names = operation.form.getAll(partsField);
  const sent = parts.filter(({ key }) => names.includes(key));
  const entity = catalogueKindNames.find((one) => one === wordsOf(kind).kind);
  const refusals: Record<string, Refusal> = {};
  let ofForm: Refusal | undefined;
  return {
    refusal: (): Refusal => ofForm ?? { ok: false, parts: refusals },
    async save(db: Database, id: number, batch: FileBatch): Promise<boolean> {
      if (!entity) return true;
      for (const part of sent) {
        const refusal = await part.save({ ...operation, db }, { entity, id }, batch);
        if (refusal && part.hasNoTab) ofForm = refusal;
        else if (refusal) refusals[part.key] = refusal;
      }
      return !ofForm && Object.keys(refusals).length === 0;
    },
  };
}
