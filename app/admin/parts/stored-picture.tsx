import { Picture } from '#app/ui/picture.tsx';

/** The picture that a record has now, small; nothing when it has none. */
export function StoredPicture({ url }: { url: string | null | undefined }) {
  if (!url) return null;
  return (
    <Picture
      src={url}
      alt="The picture now"
      sizes="112px"
      width={112}
      height={80}
      className="h-20 w-28 border border-line object-cover"
    />
  );
}
