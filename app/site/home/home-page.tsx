import { shownMessagesOf } from '#app/i18n/catalogues.server.ts';
import { useMessages, useSite } from '#app/i18n/locale.ts';
import { sent } from '#app/i18n/message.tsx';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { toolPages } from '#domain/finder/tool-pages.ts';
import { blocksAt, ofKind, type ShownPage } from '#domain/pages/page-content.ts';
import { findFeaturedProducts } from '#domain/products/product.server.ts';
import { findCarouselInterval, listCarouselSlides } from '#domain/settings/carousel.server.ts';
import { defaultInterval } from '#domain/settings/carousel.ts';
import { visitContext } from '#server/visit/context.ts';
import { attempt } from '../loading/attempt.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { BlockPicture, BlockTitle, Body, Field, halfWidth } from '../sections/block-parts.tsx';
import { PageCall } from '../sections/page-call.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { fixedPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/home-page.ts';
import { Carousel } from './carousel.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { TestimonialList } from './testimonial-list.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const [slides, interval, featured] = await Promise.all([
    attempt(context, listCarouselSlides),
    attempt(context, findCarouselInterval),
    attempt(context, findFeaturedProducts),
  ]);
  const meta = fixedPageMeta(context, 'home');
  const { home } = shownMessagesOf(context.get(visitContext));
  const toasts = [
    !slides && sent(home.carouselFailed),
    interval === undefined && sent(home.settingsFailed),
    !featured && sent(home.featuredFailed),
  ];
  return { slides, interval, featured, page: shownPages(context).builtIn.home, toasts, meta };
}

export { meta } from '../seo/page-meta.ts';

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { slides, interval, featured, page } = loaderData;
  const { company, messages } = useSite();
  const { home } = messages;
  return (
    <div className="story">
      <Carousel slides={slides ?? []} interval={interval ?? defaultInterval}>
        <h1 className="display">{page ? <Field of={page} name="title" /> : company.siteName}</h1>
        {page?.lead && (
          <p className="lead">
            <Field of={page} name="lead" />
          </p>
        )}
        <p className="hero-actions">
          <a className="button" href={publicPages.products.path}>
            {home.exploreProducts}
          </a>
          <a className="button button-quiet" href={publicPages.about.path}>
            {home.learnAboutUs}
          </a>
        </p>
      </Carousel>
      <Teaser page={page} />
      {featured && featured.length > 0 && (
        <section className="section wrap" aria-labelledby="featured">
          <SectionHeading id="featured" label={home.featuredLabel} heading={home.featured}>
            <a className="link" href={publicPages.products.path}>
              {home.viewAllProducts}
            </a>
          </SectionHeading>
          <FeaturedProducts products={featured} />
        </section>
      )}
      <TestimonialList blocks={blocksAt(page, 'testimonials')} label={home.testimonialsLabel} />
      <PageCall page={page}>
        <p className="hero-actions">
          <a className="button" href={publicPages.contact.path}>
            {home.contactUs}
          </a>
          <a className="button button-quiet" href={publicPages.products.path}>
            {home.browseProducts}
          </a>
          <a className="link self-center" href={toolPages.finder.path}>
            {messages.finder.title}
          </a>
        </p>
      </PageCall>
    </div>
  );
}

/** The section that introduces the company and links to the About page; nothing without a heading. */
function Teaser({ page }: { page: ShownPage | undefined }) {
  const { home } = useMessages();
  const blocks = blocksAt(page, 'teaser');
  const [label] = ofKind(blocks, 'heading');
  const [text] = ofKind(blocks, 'text');
  if (!text?.title) return null;
  return (
    <section className="section wrap columns teaser" aria-labelledby="about-teaser">
      <div className="teaser-words column-first">
        <BlockTitle block={label} as="p" className="eyebrow" />
        <BlockTitle block={text} as="h2" id="about-teaser" className="title" />
        <Body block={text} className="lead" />
        <p>
          <a className="link" href={publicPages.about.path}>
            {home.aboutLink}
          </a>
        </p>
      </div>
      <BlockPicture block={text} sizes={halfWidth} />
    </section>
  );
}
