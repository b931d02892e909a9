import { useMessages } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { play } from '#app/ui/icons.ts';
import type { VideoKind } from './media-kind.ts';

interface VideoProps {
  media: VideoKind;
  name: string;
  /** The language of the name, if it is not the page's. */
  lang: string | undefined;
}

/** The large view of a video. */
export function Video({ media, name, lang }: VideoProps) {
  return media.kind === 'video' ? (
    // biome-ignore lint/a11y/useMediaCaption: the product videos have no speech
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      lang={lang}
      className="bg-ink object-contain!"
    >
      <source src={media.url} type={media.type} />
    </video>
  ) : (
    <Player media={media} title={name} />
  );
}

/** A button with which videos-script.ts embeds the player of YouTube or Vimeo. */
function Player({
  media,
  title,
}: {
  media: Extract<VideoKind, { kind: 'player' }>;
  title: string;
}) {
  const messages = useMessages().lists;
  return (
    <div className="on-ink absolute inset-0 grid content-center justify-items-center gap-4 p-6 text-center">
      <button
        type="button"
        className="button needs-script"
        data-player={media.frame}
        data-title={title}
      >
        <Icon d={play} />
        {messages.playVideo}
      </button>
      <p className="caption">{fill(messages.loadsFrom, { site: media.site })}</p>
      <a href={media.url} target="_blank" rel="noopener noreferrer" className="link text-sm">
        {fill(messages.watchOn, { site: media.site })}
      </a>
    </div>
  );
}
