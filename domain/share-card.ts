/** The kinds of records that have a card of their own, as the addresses of their pages call them. */
export type CardKind = 'products' | 'resources' | 'news';

/** Size in pixels of the picture that is shown where a page is shared. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a record's card shows. */
export interface CardSubject {
  name: string;
  /** As stored; undefined or of another site when there is none of ours. */
  picture: string | undefined;
}

/**
 * The address of a record's card on the host of its language, or of the site's own. Services keep
 * what they fetched by its address, so a card that shows something else has another address.
 */
export function cardAddress(record?: { kind: CardKind; slug: string } & CardSubject): string {
  if (!record) return '/cards/site';
  const { kind, slug, name, picture } = record;
  return `/cards/${kind}/${encodeURIComponent(slug)}?v=${shortHash(`${name} ${picture}`)}`;
}

/** The first of a record's media that is no video. */
export function pictureAmong(
  media: readonly { url: string; media_type: 'image' | 'video' | null }[],
): string | undefined {
  return media.find(
    ({ url, media_type }) => media_type !== 'video' && !/\.(mp4|webm|ogg)$/i.test(url),
  )?.url;
}

/** FNV-1a: distinguishes versions, nothing else. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}
