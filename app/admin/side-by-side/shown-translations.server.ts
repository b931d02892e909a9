import type { Database } from '#database/connect.ts';
import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import {
  type FieldWithTranslations,
  findRecordTranslations,
  type TranslationCell,
} from '#domain/translations/record-translations.server.ts';
import { compare, type Piece } from '../history/versions/differences.server.ts';
import { type SettledTerm, settledTerms } from './glossary-terms.server.ts';

/** A translation as its field shows it. */
export interface ShownCell extends Omit<TranslationCell, 'formerOriginal'> {
  /** The changes of the original since an outdated translation was written, if the history still has them. */
  changes?: Piece[] | undefined;
  /** The settled words for terms of the original. */
  terms: SettledTerm[];
}

export interface ShownField extends Omit<FieldWithTranslations, 'cells'> {
  cells: ShownCell[];
}

/** The texts of a record with their translations, as the screen shows them; undefined if there is no such record. */
export async function readShownTranslations(
  db: Database,
  kind: CatalogueKind,
  id: number,
  codes: readonly string[],
) {
  const record = await findRecordTranslations(db, kind, id, codes);
  if (!record) return undefined;
  const fields = record.fields.map(({ cells, ...field }): ShownField => {
    const terms = settledTerms(field.original, codes);
    return {
      ...field,
      cells: cells.map(({ formerOriginal, ...cell }) => ({
        ...cell,
        terms: terms[cell.code] ?? [],
        changes: formerOriginal === undefined ? undefined : compare(formerOriginal, field.original),
      })),
    };
  });
  return { kind, id, name: record.name, fields };
}

export type ShownRecord = NonNullable<Awaited<ReturnType<typeof readShownTranslations>>>;
