import { sql } from 'drizzle-orm';
import { hasText } from '#database/schema/languages.ts';
import { pages } from '#database/schema/pages.ts';
import { products } from '#database/schema/products.ts';
import { publicPages } from '../addresses/public-pages.ts';
import { inOrder } from '../order/list-order.server.ts';
import { isPublic } from '../records/is-public.server.ts';
import { defineKind } from '../records/kind.server.ts';
import { savePage } from './page-editing.server.ts';
import { pageWords } from './page-fields.ts';
import { pageForm } from './page-form.ts';
import { findPageToEdit, pagesFound } from './page-list.server.ts';
import { type BlockWords, blockKinds } from './page-places.ts';

/** SQL for a text of the kind of a block; '' if the kind has none. */
const ofKind = (textOf: (kind: BlockWords) => string | undefined) =>
  sql`case b.kind ${sql.join(
    Object.entries(blockKinds).map(
      ([kind, words]) => sql`when ${kind} then ${textOf(words) ?? ''}`,
    ),
    sql` `,
  )} end`;

export const pageKind = defineKind({
  ...pageWords,
  form: pageForm,
  table: pages,
  uploads: {},
  read: findPageToEdit,
  save: savePage,
  found: pagesFound,
  partTexts: sql`
    select 'block_' || b.id || '_' || text.name as field,
      100 + row_number() over (order by b.display_order, b.id, text.n) as place, text.original,
      ${ofKind((kind) => kind.name)} || ' ' || dense_rank() over (order by b.display_order, b.id) || ': ' || text.label as label
    from page_blocks b cross join lateral (values
      ('title', 1, b.title, ${ofKind(({ fields }) => fields.title)}),
      ('body', 2, b.body, ${ofKind(({ fields }) => fields.body)}),
      ('alt_text', 3, b.alt_text, ${ofKind(({ fields }) => fields.alt_text)})) as text(name, n, original, label)
    where b.page_id = ${pages.id} and ${hasText(sql`text.original`)}`,
  shareImage: async () => null,
  /** Delivery terms stand on the page of every product; the first one shows them. */
  async previewPath(db, { key }) {
    if (key !== 'delivery') return undefined;
    const [product] = await db
      .select({ slug: products.slug })
      .from(products)
      .where(isPublic(products))
      .orderBy(inOrder({ table: products, name: products.name }))
      .limit(1);
    return product && `${publicPages.products.path}/${encodeURIComponent(product.slug)}`;
  },
});
