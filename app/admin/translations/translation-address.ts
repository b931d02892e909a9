import { type CatalogueKind, catalogueKindNames, translatableField } from '#domain/kinds/kinds.ts';
import { idIn } from '#domain/records/record-id.ts';

/** The kind, record and field that are being translated, as the address names them. */
export interface Place {
  entity: CatalogueKind;
  id: number | undefined;
  field: string | undefined;
}

/** Reads the place from an address; invalid ids and unknown fields become undefined, an unknown kind 'products'. */
export function readPlace(url: string): Place {
  const { searchParams } = new URL(url);
  const entity = catalogueKindNames.find((one) => one === searchParams.get('type')) ?? 'products';
  const id = idIn(searchParams.get('id'));
  const field = translatableField(entity, searchParams.get('field'))?.name;
  return { entity, id, field: id === undefined ? undefined : field };
}

/** The address of the screen that translates a record, or the next record after it that lacks something. */
export function sideBySideAddress(
  kind: CatalogueKind,
  id: number | 'next',
  { languages, after }: { languages?: readonly string[]; after?: number } = {},
): string {
  const parameters = [
    after !== undefined && `after=${after}`,
    languages && `languages=${languages.map(encodeURIComponent).join(',')}`,
  ].filter(Boolean);
  const search = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return `/admin/translations/${kind}/${id}${search}`;
}

/** The query string of the same list with another place chosen. */
export function placeSearch(search: string, { entity, id, field }: Place): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['type', 'id', 'field', 'new', 'edit', 'next']) parameters.delete(name);
  parameters.set('type', entity);
  if (id !== undefined) parameters.set('id', String(id));
  if (field !== undefined) parameters.set('field', field);
  return `?${parameters}`;
}
