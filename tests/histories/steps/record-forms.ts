import { gallery_categories, gallery_items } from '#database/schema/gallery.ts';
import type { RowValues } from '#database/schema/history.ts';
import { news_items } from '#database/schema/news.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { item_codes, product_categories, products } from '#database/schema/products.ts';
import { general_settings } from '#database/schema/settings.ts';
import { createGalleryItem } from '#domain/gallery/gallery-editing.server.ts';
import { kinds as catalogue } from '#domain/kinds/kinds.server.ts';
import { createNewsItem } from '#domain/news/news-editing.server.ts';
import { subscriberKind } from '#domain/newsletter/subscription-editing.server.ts';
import type { Edit } from '#domain/records/record-editing.server.ts';
import { addCarouselImage, carouselKind } from '#domain/settings/carousel-editing.server.ts';
import { signUp } from '#tests/world/people/sign-up.ts';
import { type Entered, linkFieldsOf } from '../model/saving.ts';
import { anyOf, fail, type Run, slug, status, word } from './step.ts';

/** The kinds of record that have a form, by table. */
export const tables = {
  products,
  product_categories,
  item_codes,
  gallery_items,
  gallery_categories,
  news_items,
  general_settings,
  newsletter_subscription,
};
export type Kind = keyof typeof tables;
export const kinds = Object.keys(tables) as Kind[];

/** Few records, so that users collide. */
export const maxRecords: Record<Kind, number> = {
  ...{ products: 6, product_categories: 4, item_codes: 12, gallery_items: 4 },
  ...{ gallery_categories: 3, news_items: 6, general_settings: 3, newsletter_subscription: 4 },
};

export const address = ({ random }: Run) => `reader-${random.below(7)}@example.com`;

const fields: Record<Kind, (run: Run) => RowValues> = {
  products: (run) => ({
    ...{ name: word(run), slug: slug(run), description: word(run) },
    ...{ detailed_description: null, status: status(run) },
  }),
  product_categories: (run) => ({ name: word(run), description: word(run) }),
  gallery_categories: (run) => ({ name: word(run) }),
  item_codes: (run) => ({
    ...{ product_id: anyOf(run, 'products') ?? null, item_code: `C${run.random.below(6)}` },
    ...{ composition: word(run), length: word(run) },
  }),
  gallery_items: (run) => ({
    ...{ name: word(run), slug: slug(run), description: word(run), detailed_description: null },
    ...{ project_details: null, is_pdf: false, status: status(run) },
  }),
  news_items: (run) => ({
    ...{ title: word(run), slug: slug(run), category: run.random.one(['Fair', 'Launch']) ?? null },
    ...{ status: status(run), is_pinned: run.random.chance(0.4) },
    ...{
      description: `${word(run)} at a fair`,
      article_body: `${word(run)} in hall 4.1 of a fair`,
    },
  }),
  general_settings: (run) => ({
    ...{ title: word(run), alt_text: word(run), is_active: run.random.chance(0.7) },
  }),
  newsletter_subscription: (run) => ({ email: address(run) }),
};

/** Random input for the form of a kind, sometimes with a deleted choice. */
export function entered(run: Run, kind: Kind): Entered {
  const { model, random } = run;
  const links = linkFieldsOf(kind).map(([field, { to }]) => {
    const gone = [...model.bin.values()].filter((one) => one.kind === to).map(({ id }) => id);
    const old = random.chance(0.04) ? random.some(gone, 0.5) : [];
    return [field, [...random.some(model.ids(to), 0.4), ...old].sort((a, b) => a - b)] as const;
  });
  return { values: fields[kind](run), links: Object.fromEntries(links) };
}

const formOf = ({ values, links }: Entered) =>
  ({ ...values, ...links, removed_image_ids: [], removed_media_ids: [] }) as never;
const placed = { display_order: 0, display_order_before: '0' };
const noFiles = { addresses: {}, media: [] };

const kindOf = {
  ...catalogue,
  general_settings: carouselKind,
  newsletter_subscription: subscriberKind,
};

/** Saves the sent fields of a record. */
export function saveEdit({ me, world }: Run, kind: Kind, input: Entered, edit: Edit) {
  const stores = { db: me, files: world.files, onlyLogged: fail };
  const form = kind === 'general_settings' ? carouselForm(input) : formOf(input);
  return kindOf[kind].save(stores, { edit, input: form }, new Map());
}

/** Adds a record as its form does, without the files that some forms require; subscribers add themselves. */
export async function saveNew({ me, world }: Run, kind: Kind, input: Entered) {
  const stores = { db: me, files: world.files, onlyLogged: fail };
  const form = formOf(input);
  const ids: Partial<Record<Kind, () => Promise<number>>> = {
    gallery_items: () =>
      me.transaction((tx) =>
        createGalleryItem(tx, { ...(form as object), ...placed } as never, noFiles),
      ),
    news_items: () => me.transaction((tx) => createNewsItem(tx, form, noFiles)),
    general_settings: () => addCarouselImage(me, carouselForm(input), { image_url: '/c/1.jpg' }),
  };
  if (kind === 'newsletter_subscription') {
    const done = await signUp(world.db, String(input.values.email));
    return done.ok ? done : { ok: false, refusal: 'taken' };
  }
  const add = ids[kind];
  if (!add) return kindOf[kind].save(stores, { edit: undefined, input: form }, new Map());
  return { ok: true, id: await add() };
}

const carouselForm = ({ values: { title, alt_text, is_active } }: Entered) =>
  ({ title, alt_text, status: is_active ? 'Active' : 'Inactive', ...placed }) as never;
