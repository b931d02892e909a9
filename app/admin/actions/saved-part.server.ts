import type { Database } from '#database/connect.ts';
import type { SavedFiles } from '#domain/files/saved-files.server.ts';
import { type CatalogueKind, catalogueKindNames } from '#domain/kinds/kinds.ts';
import type { Kind, Stores } from '#domain/records/kind.server.ts';
import type { Refusal } from './action-result.ts';
import { partsField } from './parts-field.ts';
import { wordsOf } from './record-operations.server.ts';
import type { Operation } from './screen-action.server.ts';

type SavePart = (tx: Database, id: number) => Promise<Refusal | undefined>;

/** A part of a record's form, saved in the transaction of the record: another tab, or the plan for a new record. */
export interface SavedPart {
  /** The key of the tab or of the plan. */
  key: string;
  /** Set if the part has no tab of its own. The record's own fields then show its refusal. */
  hasNoTab?: true;
  /** Reads the part and stores its files. Answers the function that writes it, or why nothing is saved. */
  read(
    operation: Operation,
    saving: { entity: CatalogueKind; batch: SavedFiles },
  ): Promise<SavePart | Refusal>;
}

/** Saves the parts that the form sends. `refusal` answers the refusals of the last attempt. */
export function savingParts(operation: Operation, kind: Kind, parts: readonly SavedPart[]) {
  const names = operation.form.getAll(partsField);
  const sent = parts.filter(({ key }) => names.includes(key));
  const entity = catalogueKindNames.find((one) => one === wordsOf(kind).kind);
  let refused: { part: SavedPart; refusal: Refusal }[] = [];
  const along: NonNullable<Stores['along']> = async (batch) => {
    const read: { part: SavedPart; save: SavePart | Refusal }[] = [];
    for (const part of sent)
      if (entity) read.push({ part, save: await part.read(operation, { entity, batch }) });
    return async (tx, id) => {
      // Start without refusals, because the database runs a transaction again after a deadlock.
      refused = [];
      for (const { part, save } of read) {
        const refusal = typeof save === 'function' ? await save(tx, id) : save;
        if (refusal) refused.push({ part, refusal });
      }
      return refused.length === 0;
    };
  };
  return {
    along,
    refusal: (): Refusal =>
      refused.find(({ part }) => part.hasNoTab)?.refusal ?? {
        ok: false,
        parts: Object.fromEntries(refused.map(({ part, refusal }) => [part.key, refusal])),
      },
  };
}
