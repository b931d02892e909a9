import { Icon } from '#app/ui/icon.tsx';
import { play } from '#app/ui/icons.ts';
import type { VideoKind } from './media-kind.ts';

/**
 * The thumbnail of a video: a still from its middle, which videos-script.ts draws. For YouTube and Vimeo, and if
 * drawing fails, the thumbnail is an empty surface.
 */
export function VideoThumbnail({ media }: { media: VideoKind }) {
  return (
    <span
      className="absolute inset-0 grid place-items-center bg-ink text-paper"
      data-still-of={media.kind === 'video' ? media.url : undefined}
    >
      <Icon d={play} className="icon relative size-6 drop-shadow" />
    </span>
  );
}
