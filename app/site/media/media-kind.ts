import { contentTypeOf } from '#domain/files/content-types.ts';
import type { ShownMedium } from '#domain/files/media-type.ts';

/** A picture or video as a page shows it. */
export type MediaKind = Pick<ShownMedium, 'alt' | 'lang'> & (PictureKind | VideoKind);

interface PictureKind {
  kind: 'picture';
  url: string;
}

export type VideoKind =
  | { kind: 'video'; url: string; type: string | undefined }
  | {
      kind: 'player';
      /** The page of the video at YouTube or Vimeo. */
      url: string;
      site: 'YouTube' | 'Vimeo';
      /** The address of the player that is embedded. */
      frame: string;
    };

type GivenMedium = Pick<ShownMedium, 'url'> & Partial<ShownMedium>;

/**
 * Decides whether a medium is a picture, a video file or a player: by an address of YouTube or Vimeo, by the ending of
 * the file, or by the type in the record.
 */
export function mediaKind({ alt = null, lang, ...medium }: GivenMedium): MediaKind {
  return { ...kindOf(medium), alt, lang };
}

function kindOf({ url, media_type }: GivenMedium): PictureKind | VideoKind {
  const player = playerOf(url);
  if (player) return player;
  const type = contentTypeOf(url);
  if (type?.startsWith('video/')) return { kind: 'video', url, type };
  return media_type === 'video'
    ? { kind: 'video', url, type: undefined }
    : { kind: 'picture', url };
}

function playerOf(text: string): VideoKind | undefined {
  const address = parse(text.trim());
  if (!address) return undefined;
  const host = address.hostname.replace(/^(www|m|music)\./, '');
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youTube(address, host);
  }
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeo(address) : undefined;
}

/** Also parses addresses without a scheme: 'youtu.be/x', '//vimeo.com/1'. */
function parse(text: string): URL | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  return /^(?:https?:)?\/\/|^(?:[\w-]+\.)*(?:youtube|youtu|vimeo)[\w-]*\./i.test(text) &&
    URL.canParse(address)
    ? new URL(address)
    : undefined;
}

function youTube(address: URL, host: string): VideoKind | undefined {
  const [first = '', second = ''] = address.pathname.split('/').filter(Boolean);
  const id =
    host === 'youtu.be'
      ? first
      : ['embed', 'shorts', 'live', 'v', 'e'].includes(first)
        ? second
        : first === 'watch'
          ? (address.searchParams.get('v') ?? second)
          : '';
  const list = address.searchParams.get('list') ?? '';
  if ((first === 'playlist' || id === 'videoseries') && /^[\w-]+$/.test(list)) {
    return {
      kind: 'player',
      site: 'YouTube',
      frame: `https://www.youtube-nocookie.com/embed/videoseries?list=${list}&autoplay=1&rel=0`,
      url: `https://www.youtube.com/playlist?list=${list}`,
    };
  }
  if (!/^[\w-]+$/.test(id)) return undefined;
  const start = seconds(address.searchParams.get('t') ?? address.searchParams.get('start'));
  return {
    kind: 'player',
    site: 'YouTube',
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
    url: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
  };
}

function vimeo(address: URL): VideoKind | undefined {
  const parts = address.pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part) => /^\d+$/.test(part));
  const id = parts[at];
  // A number after such a word, as in /album/123, is the number of a collection.
  if (!id || ['album', 'showcase', 'user', 'channels', 'groups'].includes(parts[at - 1] ?? '')) {
    const last = parts.at(-1) ?? '';
    if (!id || last === id || !/^\d+$/.test(last)) return undefined;
    return vimeoPlayer(last, null);
  }
  const next = parts[at + 1] ?? '';
  return vimeoPlayer(
    id,
    address.searchParams.get('h') ?? (/^[0-9a-f]{6,}$/i.test(next) ? next : null),
  );
}

/** The player of a video at Vimeo. An unlisted video also needs its hash. */
function vimeoPlayer(id: string, hash: string | null): VideoKind {
  const safeHash = hash && /^\w+$/.test(hash) ? hash : undefined;
  return {
    kind: 'player',
    site: 'Vimeo',
    frame: `https://player.vimeo.com/video/${id}?${safeHash ? `h=${safeHash}&` : ''}autoplay=1&dnt=1`,
    url: `https://vimeo.com/${id}${safeHash ? `/${safeHash}` : ''}`,
  };
}

/** Reads a time: '90', '90s' and '1m30s' are 90 seconds. */
function seconds(time: string | null): number {
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '');
  const [hours = 0, minutes = 0, rest = 0] = (match ?? []).slice(1).map((n) => Number(n ?? 0));
  return hours * 3600 + minutes * 60 + rest;
}
