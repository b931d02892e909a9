import { Link } from 'react-router';
import { inLanguage } from '#app/i18n/in-language.ts';
import { useWords } from '#app/i18n/locale.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import { spokenLanguage } from '#domain/languages/spoken-language.ts';
import { findFeaturedProducts } from '#domain/products/product.server.ts';
import { findCarouselInterval, listCarouselSlides } from '#domain/settings/carousel.server.ts';
import { defaultInterval } from '#domain/settings/carousel.ts';
import { visitContext } from '#server/context.ts';
import { aboutPictures } from '../about/about-pictures.server.ts';
import { attempt } from '../parts/attempt.server.ts';
import { useFailureToast } from '../parts/failure-toast.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import { SitePicture } from '../parts/site-picture.tsx';
import { fixedPageMeta } from '../seo/page-meta.server.ts';
import type { Route } from './+types/home-page.ts';
import { Carousel } from './carousel.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { testimonials } from './testimonials.ts';
import { Voices } from './voices.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { code } = context.get(visitContext).language;
  const [slides, interval, featured] = await Promise.all([
    attempt(context, listCarouselSlides),
    attempt(context, findCarouselInterval),
    attempt(context, findFeaturedProducts),
  ]);
  const voices = inLanguage(testimonials, code);
  // Titles have no translations: where the page is in another language, pictures go without.
  if (spokenLanguage(code) !== originalLanguage)
    for (const slide of slides ?? []) slide.title = null;
  const meta = fixedPageMeta(context, request.url, 'home');
  return { slides, interval, featured, voices, teaser: aboutPictures.yarn, meta };
}

export { shouldRevalidate } from '../parts/screen-loader.ts';
export { meta } from '../seo/loaded-meta.ts';

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { slides, interval, featured, voices, teaser } = loaderData;
  const { home } = useWords();
  useFailureToast(loaderData, [
    !slides && home.carouselFailed,
    interval === undefined && home.settingsFailed,
    !featured && home.featuredFailed,
  ]);
  return (
    <>
      <Carousel slides={slides ?? []} interval={interval ?? defaultInterval}>
        <h1 className="display">{home.headline}</h1>
        <p className="lead">{home.underHeadline}</p>
        <p className="hero-actions">
          <Link className="button" to="/products">
            {home.exploreProducts}
          </Link>
          <Link className="button button-quiet" to="/about">
            {home.learnAboutUs}
          </Link>
        </p>
      </Carousel>
      <section className="section wrap teaser" aria-labelledby="about-teaser">
        <div className="teaser-words">
          <p className="eyebrow">{home.aboutLabel}</p>
          <h2 id="about-teaser" className="title">
            {home.aboutHeading}
          </h2>
          <p className="lead">{home.aboutText}</p>
          <p>
            <Link className="link" to="/about">
              {home.aboutLink}
            </Link>
          </p>
        </div>
        <SitePicture picture={teaser} alt="" sizes="(min-width: 64rem) 45vw, calc(100vw - 3rem)" />
      </section>
      {featured && featured.length > 0 && (
        <section className="section wrap" aria-labelledby="featured">
          <SectionHeading id="featured" label={home.featuredLabel} heading={home.featured}>
            <Link className="link" to="/products">
              {home.viewAllProducts}
            </Link>
          </SectionHeading>
          <FeaturedProducts products={featured} />
        </section>
      )}
      <Voices {...voices} label={home.voicesLabel} />
      <section className="section wrap call" aria-labelledby="call">
        <h2 id="call" className="title">
          {home.callHeading}
        </h2>
        <p className="lead">{home.callText}</p>
        <p className="hero-actions">
          <Link className="button" to="/contact">
            {home.contactUs}
          </Link>
          <Link className="button button-quiet" to="/products">
            {home.browseProducts}
          </Link>
        </p>
      </section>
    </>
  );
}
