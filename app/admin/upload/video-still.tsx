import { useEffect, useState } from 'react';
import { videoStill } from '#app/ui/video-still.ts';
import { t } from '#domain/admin-words/t.ts';

interface VideoStillProps {
  /** The address of the video; undefined until it is known. */
  url: string | undefined;
  name: string;
  className: string;
}

/** A frame from the middle of a video, drawn in the browser; a placeholder until then, and if that fails. */
export function VideoStill({ url, name, className }: VideoStillProps) {
  const [still, setStill] = useState<string>();
  useEffect(() => {
    setStill(undefined);
    if (!url) return;
    let wanted = true;
    videoStill(url)
      .then((drawn) => wanted && setStill(drawn))
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [url]);
  if (still) return <img src={still} alt={name} className={className} />;
  return (
    <span
      role="img"
      aria-label={name}
      className={`${className} flex items-center justify-center bg-paper-deep text-ink-soft text-xs`}
    >
      {t('Video')}
    </span>
  );
}
