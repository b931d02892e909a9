import { Picture } from '#app/ui/picture.tsx';
import { t } from '#domain/staff-words/t.ts';

/** A small version of the record's current picture. */
export function PictureCell({ url }: { url: string }) {
  return (
    <Picture
      src={url}
      alt={t('Current picture')}
      sizes="112px"
      width={112}
      height={80}
      className="h-20 w-28 border border-line object-cover"
    />
  );
}
