import { useMessages } from '#app/i18n/locale.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { blocksAt, ofKind, type ShownBlock } from '#domain/pages/page-content.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { BlockPicture, BlockTitle, Body } from '../sections/block-parts.tsx';
import { PageCall } from '../sections/page-call.tsx';
import { PageTop } from '../sections/page-top.tsx';
import { fixedPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/about-page.ts';
import { Chapter } from './chapter.tsx';
import { chaptersOf } from './chapters.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { page: shownPages(context).builtIn.about, meta: fixedPageMeta(context, 'about') };
}

export { meta } from '../seo/page-meta.ts';

export default function AboutPage({ loaderData: { page } }: Route.ComponentProps) {
  const { about, layout } = useMessages();
  return (
    <div className="story">
      <PageTop page={page} title={layout.about} />
      <Chapters blocks={blocksAt(page, 'story')} />
      <Values blocks={blocksAt(page, 'values')} />
      <Sustainability blocks={blocksAt(page, 'sustainability')} />
      <Chapters blocks={blocksAt(page, 'more')} deep />
      <PageCall page={page} deep>
        <p className="hero-actions">
          <a className="button" href={publicPages.contact.path}>
            {about.contactUs}
          </a>
          <a className="button button-quiet" href={publicPages.products.path}>
            {about.exploreProducts}
          </a>
        </p>
      </PageCall>
    </div>
  );
}

interface BlocksProps {
  blocks: readonly ShownBlock[];
}

/** The chapters of the story. Their pictures are alternately on the right and on the left. */
function Chapters({ blocks, deep = false }: BlocksProps & { deep?: boolean }) {
  return chaptersOf(blocks).map(({ text, items }, at) => (
    <Chapter key={text.id} block={text} turned={at % 2 === 1} deep={deep && at % 2 === 0}>
      {items.length > 0 && (
        <ol className="steps">
          {items.map((step) => (
            <li key={step.id}>
              <BlockTitle block={step} />
              <Body block={step} className="step-text" />
            </li>
          ))}
        </ol>
      )}
    </Chapter>
  ));
}

function Values({ blocks }: BlocksProps) {
  const [heading] = ofKind(blocks, 'heading');
  const [picture] = ofKind(blocks, 'picture');
  const items = ofKind(blocks, 'item');
  if (blocks.length === 0) return null;
  return (
    <section className="section on-ink" aria-labelledby={heading?.title ? 'values' : undefined}>
      <div className="wrap grid gap-block">
        <BlockTitle block={heading} as="h2" id="values" className="heading" />
        {picture && (
          <BlockPicture
            block={picture}
            sizes="(min-width: 48rem) min(100vw - 2.5rem, 97.5rem), 124vw"
            className="wide-frame"
          />
        )}
        {items.length > 0 && (
          <ul className="values">
            {items.map((value) => (
              <li key={value.id}>
                <BlockTitle block={value} className="subheading" />
                <Body block={value} className="prose" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Sustainability({ blocks }: BlocksProps) {
  const [text] = ofKind(blocks, 'text');
  const items = ofKind(blocks, 'item');
  const pictures = ofKind(blocks, 'picture');
  if (blocks.length === 0) return null;
  return (
    <section
      className="section wrap columns"
      aria-labelledby={text?.title ? 'sustainability' : undefined}
    >
      <div className="column-first grid content-start gap-6">
        <BlockTitle block={text} as="h2" id="sustainability" className="heading" />
        {text && <Body block={text} className="lead" />}
        {items.length > 0 && (
          <ul className="hairlines">
            {items.map((item) => (
              <li key={item.id}>
                <BlockTitle block={item} />
                <Body block={item} className="prose" />
              </li>
            ))}
          </ul>
        )}
      </div>
      {pictures.length > 0 && (
        <div className="sustainability-pictures">
          {pictures.map((picture) => (
            <BlockPicture
              key={picture.id}
              block={picture}
              // The sizes are a little larger than the frame, because the frame crops the picture to 3 by 4.
              sizes="(min-width: 64rem) min(24vw, 25rem), 50vw"
              shape="4x5"
            />
          ))}
        </div>
      )}
    </section>
  );
}
