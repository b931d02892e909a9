/** The kinds whose records are in the site map. */
export const mappedKinds = ['products', 'gallery_items', 'news_items'] as const;

export type MappedKind = (typeof mappedKinds)[number];

/** A part of the site map: the records of a kind in a range of ids. */
export interface SiteMapPart {
  kind: MappedKind;
  /** From 0. */
  part: number;
}

/** The name of a part in the address of the site map, such as 'products-0'. */
export const partName = ({ kind, part }: SiteMapPart): string => `${kind}-${part}`;

/** The part with this name; undefined if there can be none. */
export function namedPart(name: string): SiteMapPart | undefined {
  const [, kind, part] = /^(\w+)-(0|[1-9]\d{0,6})$/.exec(name) ?? [];
  const known = mappedKinds.find((one) => one === kind);
  return known && { kind: known, part: Number(part) };
}
