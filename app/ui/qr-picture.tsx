import { useCallback, useState } from 'react';
import { Spinner } from './spinner.tsx';

/** A square code to scan; something turns in its place until it has arrived. */
export function QrPicture({ src, alt }: { src: string; alt: string }) {
  const [loaded, setLoaded] = useState(false);
  // One that was there before the script has no load event left to give.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setLoaded(true);
  }, []);
  return (
    <span className="qr">
      {!loaded && <Spinner />}
      <img ref={look} src={src} alt={alt} width={132} height={132} onLoad={() => setLoaded(true)} />
    </span>
  );
}
