import { type CatalogueKind, translatableFields } from '#domain/kinds/kinds.ts';
import type { Language } from '#domain/languages/language.ts';
import type { ShownField } from './shown-translations.server.ts';

interface Loaded {
  languages: Language[];
  fields: ShownField[];
  /** The value of the hidden `seen` field of a text without a translation. */
  blank: string;
}

/** Every text that a record of this kind may have: the stored texts, and blank ones for fields that are still empty. */
export function fieldsOfTab(
  kind: CatalogueKind,
  { languages, fields, blank }: Loaded,
): ShownField[] {
  const own = translatableFields(kind).map(
    (field): ShownField =>
      fields.find(({ name }) => name === field.name) ?? {
        ...field,
        ...{ original: '', status: 'Missing', outdated: false },
        cells: languages.map(({ code }) => ({
          ...{ code, value: '', exists: false, outdated: false, seen: blank, terms: [] },
        })),
      },
  );
  const parts = fields.filter(({ name }) => !own.some((field) => field.name === name));
  return [...own, ...parts];
}

/** The translations of another record as those of a new one, which has no pictures or other parts yet. */
export const copiedFields = (kind: CatalogueKind, { fields, blank }: Loaded): ShownField[] =>
  fields
    .filter(({ name }) => translatableFields(kind).some((field) => field.name === name))
    .map(({ cells, ...field }) => ({
      ...field,
      cells: cells.map(({ code, value, terms }) => ({
        ...{ code, value, terms, exists: false, outdated: false, seen: blank },
      })),
    }));
