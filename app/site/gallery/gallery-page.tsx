import { useMessages } from '#app/i18n/locale.ts';
import { marked } from '#app/i18n/message.tsx';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { findGalleryPage } from '#domain/gallery/gallery.server.ts';
import { blocksAt } from '#domain/pages/page-content.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { foundRecord } from '../loading/found-record.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { mediaKind } from '../media/media-kind.ts';
import { AddToSamples } from '../samples/add-to-samples.tsx';
import { Body } from '../sections/block-parts.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PictureFirst } from '../sections/picture-first.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { galleryItemMeta } from '../seo/record-meta.ts';
import { RichText } from '../texts/rich-text.tsx';
import { Unbroken } from '../texts/unbroken.tsx';
import type { Route } from './+types/gallery-page.ts';
import { RelatedProduct } from './related-product.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug } = params;
  return foundRecord(context, 'gallery_items', slug, async (db, languageCode) => {
    const item = await findGalleryPage(db, languageCode, slug);
    if (!item) return null;
    const meta = galleryItemMeta(context, item);
    const [call] = blocksAt(shownPages(context).builtIn.home, 'call');
    return { ...item, call, media: item.media.map(mediaKind), meta };
  });
}

export { meta } from '../seo/page-meta.ts';

export default function GalleryItemPage({ loaderData: item }: Route.ComponentProps) {
  const { gallery: messages } = useMessages();
  // One or two products are beside their heading, because a row of their own would be half empty.
  const isRow = item.products.length > 2;
  return (
    <>
      <PictureFirst
        frame="section"
        list={{ path: publicPages.gallery.path, back: messages.backToGallery }}
        media={item.media}
        name={item.name}
        sizes="(min-width: 64rem) min(59vw, 62rem), calc(100vw - 2.5rem)"
        isWide
      >
        <header className="grid gap-4">
          <p className="eyebrow">{messages.itemLabel}</p>
          <h1 className="title" lang={langOf(item, 'name')}>
            {item.name}
          </h1>
          {item.description && (
            <p className="lead" lang={langOf(item, 'description')}>
              <Unbroken>{item.description}</Unbroken>
            </p>
          )}
        </header>
        {item.detailed_description?.trim() && (
          <p
            className="prose whitespace-pre-line text-(--soft)"
            lang={langOf(item, 'detailed_description')}
          >
            <Unbroken>{item.detailed_description}</Unbroken>
          </p>
        )}
        {item.project_details_html && (
          <section className="rule pt-6">
            <h2 className="subheading mb-3">{messages.projectDetails}</h2>
            <RichText html={item.project_details_html} lang={langOf(item, 'project_details')} />
          </section>
        )}
        <p>
          <AddToSamples
            sample={{ kind: 'project', asked: item.slug }}
            what={marked(item.name, langOf(item, 'name'))}
            className="button button-quiet"
          />
        </p>
      </PictureFirst>
      {item.products.length > 0 && (
        <section
          className={isRow ? 'section wrap' : 'section wrap columns'}
          aria-labelledby="related"
        >
          {isRow ? (
            <SectionHeading id="related" heading={messages.relatedProducts} />
          ) : (
            <h2 id="related" className="heading column-first">
              {messages.relatedProducts}
            </h2>
          )}
          <ul className={`tiles in-pairs ${isRow ? 'lg:[--columns:4]' : 'lg:[--columns:2]'}`}>
            {item.products.map((product) => (
              <li key={product.id} className="min-w-0">
                <RelatedProduct product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <CallToAction
        heading={messages.question}
        text={item.call && <Body block={item.call} className="lead" />}
        deep
      >
        <a href={publicPages.contact.path} className="button">
          {messages.contactSales}
        </a>
      </CallToAction>
    </>
  );
}
