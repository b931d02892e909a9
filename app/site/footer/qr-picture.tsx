import { Spinner } from '#app/ui/spinner.tsx';

/** A square code to scan; something turns in its place until it has arrived: see pictures-script.ts. */
export function QrPicture({ src, alt }: { src: string; alt: string }) {
  return (
    <span className="qr">
      <Spinner />
      {/* Of another priority than low, React would preload it once more. */}
      <img src={src} alt={alt} width={132} height={132} fetchPriority="low" />
    </span>
  );
}
