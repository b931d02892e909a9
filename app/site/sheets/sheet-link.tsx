import { interpolate } from '#app/i18n/interpolate.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { download } from '#app/ui/icons.ts';
import { sheetPath } from '#domain/addresses/public-pages.ts';
import { fileSize } from '#domain/files/file-size.ts';
import { recordPath } from '#domain/kinds/kinds.ts';

/** The link to the specification sheet of a product, with its size in bytes if the sheet was made before. */
export function SheetLink({ slug, bytes }: { slug: string; bytes: number | undefined }) {
  const { sheets } = useMessages();
  return (
    <a
      className="link inline-flex items-center gap-2"
      href={sheetPath(recordPath('products', slug))}
      target="_blank"
      rel="noopener"
    >
      <Icon d={download} />
      {bytes === undefined
        ? sheets.link
        : interpolate(sheets.linkWithSize, { size: fileSize(Math.ceil(bytes / 1024) * 1024) })}
    </a>
  );
}
