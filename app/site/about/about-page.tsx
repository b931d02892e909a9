import { useMessages } from '#app/i18n/locale.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { inLanguage } from '#domain/languages/interface-locale.ts';
import { visitContext } from '#server/visit/context.ts';
import { SitePicture } from '../media/site-picture.tsx';
import { CallToAction } from '../page/call-to-action.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { fixedPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/about-page.ts';
import { aboutPictures } from './about-pictures.ts';
import { aboutText } from './about-text.ts';
import { Chapter } from './chapter.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { code } = context.get(visitContext).language;
  return {
    text: inLanguage(aboutText, code),
    pictures: aboutPictures,
    meta: fixedPageMeta(context, 'about'),
  };
}

export { meta } from '../seo/page-meta.ts';

export default function AboutPage({ loaderData: { text, pictures } }: Route.ComponentProps) {
  const { about } = useMessages();
  const { values, sustainability } = text;
  return (
    <div className="story">
      <PageHeader picture="about" label={about.label} title={text.title} lead={text.lead} />
      <Chapter {...text.history} picture={pictures.history} />
      <Chapter {...text.yarn} picture={pictures.yarn} turned>
        <ol className="steps">
          {text.yarn.steps.map((step) => (
            <li key={step.name}>
              <h3>{step.name}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </Chapter>
      <section className="section on-ink" aria-labelledby="values">
        <div className="wrap grid gap-block">
          <h2 id="values" className="heading">
            {values.heading}
          </h2>
          <SitePicture
            picture={pictures.values}
            alt={values.pictureAlt}
            sizes="(min-width: 48rem) min(100vw - 2.5rem, 97.5rem), 124vw"
            className="wide-frame"
          />
          <ul className="values">
            {values.items.map(({ name, text }) => (
              <li key={name}>
                <h3 className="subheading">{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section wrap columns" aria-labelledby="sustainability">
        <div className="column-first grid content-start gap-6">
          <h2 id="sustainability" className="heading">
            {sustainability.heading}
          </h2>
          <p className="lead">{sustainability.intro}</p>
          <ul className="hairlines">
            {sustainability.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className="sustainability-pictures">
          {pictures.sustainability.map((picture, at) => (
            <SitePicture
              key={picture.src}
              picture={picture}
              alt={sustainability.pictureAlts[at] ?? ''}
              sizes="(min-width: 64rem) min(22vw, 23rem), 46vw"
            />
          ))}
        </div>
      </section>
      <Chapter {...text.community} picture={pictures.community} deep />
      <Chapter {...text.education} picture={pictures.education} turned />
      <CallToAction heading={about.callHeading} text={about.callText} deep>
        <p className="hero-actions">
          <a className="button" href={publicPages.contact.path}>
            {about.contactUs}
          </a>
          <a className="button button-quiet" href={publicPages.products.path}>
            {about.exploreProducts}
          </a>
        </p>
      </CallToAction>
    </div>
  );
}
