import { Spinner } from '#app/ui/spinner.tsx';

/** A square code to scan; something turns in its place until it has arrived: see pictures-script.ts. */
export function QrPicture({ src, alt }: { src: string; alt: string }) {
  return (
    <span className="qr">
      <Spinner />
      <img src={src} alt={alt} width={132} height={132} />
    </span>
  );
}
