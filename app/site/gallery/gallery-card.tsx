import { interpolate } from '#app/i18n/interpolate.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { arrowRight, download } from '#app/ui/icons.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { GalleryCard as Item } from '#domain/gallery/gallery.ts';
import { recordPath } from '#domain/kinds.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { CategoryTags } from '../page/category-tags.tsx';

interface GalleryCardProps {
  item: Item;
  /** How wide its picture is shown. */
  sizes: string;
}

/** A gallery item in the list. A PDF item is a file to download and has no page of its own. */
export function GalleryCard({ item, sizes }: GalleryCardProps) {
  const { layout, gallery: messages } = useMessages();
  const address = recordPath('gallery_items', item.slug);
  const nameLang = langOf(item, 'name');
  const about = (text: string) => interpolate(layout.linkAbout, { text, name: item.name });
  return (
    <article className="card">
      <div className="frame" lang={nameLang}>
        <Picture
          src={item.primary_image_url}
          alt={item.name}
          sizes={sizes}
          width={4}
          height={5}
          shape="4x5"
        />
      </div>
      <div className="card-words">
        <CategoryTags categories={item.categories} none={messages.uncategorized} />
        <h2 className="subheading wrap-anywhere" lang={nameLang}>
          {item.is_pdf ? (
            item.name
          ) : (
            <a href={address} className="card-link">
              {item.name}
            </a>
          )}
        </h2>
        {item.description && (
          <p
            className="line-clamp-4 wrap-anywhere text-(--soft)"
            lang={langOf(item, 'description')}
          >
            {item.description}
          </p>
        )}
        {item.is_pdf ? (
          item.pdf_url && (
            <p>
              <a
                href={item.pdf_url}
                target="_blank"
                rel="noopener"
                className="card-own inline-flex items-center gap-2 py-1 font-medium hover:text-(--accent)"
                aria-label={about(messages.downloadPdf)}
              >
                <Icon d={download} />
                <span>{messages.downloadPdf}</span>
              </a>
            </p>
          )
        ) : (
          <p>
            <a
              href={address}
              className="card-own inline-flex items-center gap-2 py-1 font-medium hover:text-(--accent)"
              aria-label={about(messages.viewDetails)}
            >
              <span>{messages.viewDetails}</span>
              <Icon d={arrowRight} />
            </a>
          </p>
        )}
      </div>
    </article>
  );
}
