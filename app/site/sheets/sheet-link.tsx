import { useSite } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { download } from '#app/ui/icons.ts';
import { sheetPath } from '#domain/addresses/public-pages.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import { aboutSheetSize } from '#domain/sheets/sheet-size.ts';

/** The link to a product's specification sheet. `codes`, the number of its item codes, tells the size. */
export function SheetLink({ slug, codes }: { slug: string; codes: number }) {
  const { language, messages } = useSite();
  return (
    <a
      className="link inline-flex items-center gap-2"
      href={sheetPath(recordPath('products', slug))}
      target="_blank"
      rel="noopener"
    >
      <Icon d={download} />
      {fill(messages.sheets.link, { size: aboutSheetSize(language.code, codes) })}
    </a>
  );
}
