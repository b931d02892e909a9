import { useEffect, useState } from 'react';
import { VideoStill } from './video-still.tsx';

/** Shows a chosen file before it is sent: the picture, a still of the video, or its name. */
export function FilePreview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const shape = 'h-20 w-28 border border-line bg-paper-deep object-cover';
  return (
    <figure className="w-28">
      {file.type.startsWith('image/') ? (
        <img src={url} alt="" className={shape} />
      ) : file.type.startsWith('video/') ? (
        <VideoStill url={url} name={file.name} className={shape} />
      ) : (
        <div aria-hidden="true" className={`${shape} flex items-center justify-center text-muted`}>
          {file.name.split('.').pop()?.toUpperCase()}
        </div>
      )}
      <figcaption className="my-1 truncate text-xs" title={file.name}>
        {file.name}
      </figcaption>
    </figure>
  );
}
