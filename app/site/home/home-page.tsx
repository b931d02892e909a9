import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { inLanguage, interfaceLocale } from '#domain/languages/interface-locale.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import { findFeaturedProducts } from '#domain/products/product.server.ts';
import { findCarouselInterval, listCarouselSlides } from '#domain/settings/carousel.server.ts';
import { defaultInterval } from '#domain/settings/carousel.ts';
import { visitContext } from '#server/visit/context.ts';
import { teaserPicture } from '../about/about-pictures.ts';
import { halfWidth, SitePicture } from '../media/site-picture.tsx';
import { attempt } from '../page/attempt.ts';
import { CallToAction } from '../page/call-to-action.tsx';
import { SectionHeading } from '../page/section-heading.tsx';
import { fixedPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/home-page.ts';
import { Carousel } from './carousel.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { TestimonialList } from './testimonial-list.tsx';
import { testimonials } from './testimonials.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { code } = context.get(visitContext).language;
  const [slides, interval, featured] = await Promise.all([
    attempt(context, listCarouselSlides),
    attempt(context, findCarouselInterval),
    attempt(context, findFeaturedProducts),
  ]);
  const quotes = inLanguage(testimonials, code);
  // Titles of slides are English only, so pages in other languages show none.
  if (interfaceLocale(code) !== originalLanguage)
    for (const slide of slides ?? []) slide.title = null;
  const meta = fixedPageMeta(context, 'home');
  const { home } = messagesOf(code);
  const toasts = [
    !slides && home.carouselFailed,
    interval === undefined && home.settingsFailed,
    !featured && home.featuredFailed,
  ];
  return { slides, interval, featured, quotes, teaser: teaserPicture, toasts, meta };
}

export { meta } from '../seo/page-meta.ts';

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { slides, interval, featured, quotes, teaser } = loaderData;
  const { home } = useMessages();
  return (
    <div className="story">
      <Carousel slides={slides ?? []} interval={interval ?? defaultInterval}>
        <h1 className="display">{home.headline}</h1>
        <p className="lead">{home.underHeadline}</p>
        <p className="hero-actions">
          <a className="button" href={publicPages.products.path}>
            {home.exploreProducts}
          </a>
          <a className="button button-quiet" href={publicPages.about.path}>
            {home.learnAboutUs}
          </a>
        </p>
      </Carousel>
      <section className="section wrap columns teaser" aria-labelledby="about-teaser">
        <div className="teaser-words column-first">
          <p className="eyebrow">{home.aboutLabel}</p>
          <h2 id="about-teaser" className="title">
            {home.aboutHeading}
          </h2>
          <p className="lead">{home.aboutText}</p>
          <p>
            <a className="link" href={publicPages.about.path}>
              {home.aboutLink}
            </a>
          </p>
        </div>
        <SitePicture picture={teaser} alt="" sizes={halfWidth} />
      </section>
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
      <TestimonialList {...quotes} label={home.testimonialsLabel} />
      <CallToAction heading={home.callHeading} text={home.callText}>
        <p className="hero-actions">
          <a className="button" href={publicPages.contact.path}>
            {home.contactUs}
          </a>
          <a className="button button-quiet" href={publicPages.products.path}>
            {home.browseProducts}
          </a>
        </p>
      </CallToAction>
    </div>
  );
}
