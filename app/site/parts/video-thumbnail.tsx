import { useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { play } from '#app/ui/icons.ts';
import type { FilmKind } from './film.tsx';

/**
 * The small picture of a video: a still from its middle, drawn once it comes into view; a quiet
 * surface until then, where that fails, and for players of other houses, which are asked nothing.
 */
export default function VideoThumbnail({ media }: { media: FilmKind }) {
  const place = useRef<HTMLSpanElement>(null);
  const [still, setStill] = useState<string>();
  const url = media.kind === 'video' ? media.url : undefined;

  useEffect(() => {
    setStill(undefined);
    if (url === undefined || !place.current) return;
    let wanted = true;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      whenLoaded()
        .then(() => import('#app/ui/video-still.ts'))
        .then(({ videoStill }) => videoStill(url))
        .then((drawn) => wanted && setStill(drawn))
        .catch(() => undefined);
    });
    watch.observe(place.current);
    return () => {
      wanted = false;
      watch.disconnect();
    };
  }, [url]);

  return (
    <span ref={place} className="absolute inset-0 grid place-items-center bg-ink text-paper">
      {still && <img src={still} alt="" className="absolute inset-0 size-full object-cover" />}
      <Icon d={play} className="icon relative size-6 drop-shadow" />
    </span>
  );
}

/** What a visitor came for first: a still costs a good part of its video. */
async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((done) => addEventListener('load', done, { once: true }));
}
