import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { play } from '#app/ui/icons.ts';
import type { MediaKind } from './media-kind.ts';

export type FilmKind = Exclude<MediaKind, { kind: 'picture' }>;

interface FilmProps {
  media: FilmKind;
  name: string;
  /** The visitor chose it: a video begins by itself, where the browser lets it. */
  chosen: boolean;
}

/** The large view of a video. Loaded only by pages that have one. */
export default function Film({ media, name, chosen }: FilmProps) {
  return media.kind === 'video' ? (
    <Video media={media} label={name} starts={chosen} />
  ) : (
    <Player key={media.frame} media={media} title={name} />
  );
}

function Video({
  media,
  label,
  starts,
}: {
  media: Extract<MediaKind, { kind: 'video' }>;
  label: string;
  starts: boolean;
}) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // A browser may refuse to start by itself; the visitor then presses play.
    if (starts) video.current?.play().catch(() => undefined);
  }, [starts]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the product films have no spoken word
    <video
      ref={video}
      key={media.url}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      className="bg-ink object-contain!"
    >
      <source src={media.url} type={media.type} />
    </video>
  );
}

function Player({
  media,
  title,
}: {
  media: Extract<MediaKind, { kind: 'player' }>;
  title: string;
}) {
  const words = useWords().lists;
  const [wanted, setWanted] = useState(false);
  if (wanted) {
    return (
      <iframe
        src={media.frame}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        className="absolute inset-0 size-full border-0"
      />
    );
  }
  return (
    <div className="on-ink absolute inset-0 grid content-center justify-items-center gap-4 p-6 text-center">
      <button type="button" className="button" onClick={() => setWanted(true)}>
        <Icon d={play} />
        {words.playVideo}
      </button>
      <p className="caption">{fill(words.loadsFrom, { site: media.site })}</p>
      <a href={media.url} target="_blank" rel="noopener noreferrer" className="link text-sm">
        {fill(words.watchOn, { site: media.site })}
      </a>
    </div>
  );
}
