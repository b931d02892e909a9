import { useMessages } from '#app/i18n/locale.ts';
import type { GalleryCard as Item } from '#domain/gallery/gallery.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import { CategoryTags } from '../cards/category-tags.tsx';
import { CardLink, RecordCard } from '../cards/record-card.tsx';

/** A gallery item in the list. A PDF item is a file to download and has no page of its own. */
export function GalleryCard({ item, sizes }: { item: Item; sizes: string }) {
  const messages = useMessages().gallery;
  const { name, is_pdf, pdf_url } = item;
  const page = is_pdf ? undefined : recordPath('gallery_items', item.slug);
  return (
    <RecordCard
      record={item}
      picture={item.primary_image_url}
      shape="4x5"
      sizes={sizes}
      href={page}
      above={<CategoryTags categories={item.categories} none={messages.uncategorized} />}
    >
      {page && (
        <p>
          <CardLink href={page} text={messages.viewDetails} name={name} />
        </p>
      )}
      {is_pdf && pdf_url && (
        <p>
          <CardLink href={pdf_url} text={messages.downloadPdf} name={name} file />
        </p>
      )}
    </RecordCard>
  );
}
