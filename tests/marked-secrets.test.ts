import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { general_settings } from '#database/schema/settings.ts';
import { createLog } from '#server/log/log.ts';
import {
  addGalleryItem,
  addNewsItem,
  addProduct,
  addProductCategory,
  translate,
} from './world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from './world/world.ts';

/** Part of every text that the public must not see. */
const mark = 'zaunkoenig';
const status = 'Inactive';

/** Tables whose Active rows are public, and tables that only staff or nobody reads. */
const publicTables = [
  'products',
  'product_categories',
  'product_category_mappings',
  'product_images',
  'item_codes',
  'gallery_items',
  'gallery_categories',
  'gallery_images',
  'gallery_item_categories',
  'gallery_item_products',
  'news_items',
  'news_media',
  'translations',
  'general_settings',
  'global_settings',
  'languages',
  'interface_words',
  'company',
  'pages',
  'page_blocks',
];

let world: World;
let site: TestSite;
const lines: string[] = [];
const marked: string[] = [];
const ids = { news: 0, product: 0 };

beforeAll(async () => {
  world = await openWorld();
  site = await openSite(world, {}, createLog('trace', { write: (line) => void lines.push(line) }));
  const { db } = world;
  await db.execute(
    sql`insert into languages (code, name, display_order) values ('ja', '日本語', 2)`,
  );
  const category = await addProductCategory(db);
  await addProduct(db, { slug: 'shown' }, { categories: [category.id], codes: ['SHOWN1'] });
  const texts = { description: mark, detailed_description: mark };
  const hidden = { name: mark, slug: mark, status, ...texts } as const;
  const product = await addProduct(
    db,
    { ...hidden, catalogue_pdf: `/media/pdf/${mark}.pdf` },
    { categories: [category.id], codes: [mark] },
  );
  const gallery = await addGalleryItem(db, { ...hidden, project_details: mark });
  const news = await addNewsItem(db, { title: mark, slug: mark, status, article_body: mark });
  ids.product = product.id;
  ids.news = news.id;
  for (const [kind, id, field] of [
    ['products', product.id, 'name'],
    ['gallery_items', gallery.id, 'name'],
    ['news_items', news.id, 'title'],
  ] as const)
    await translate(db, kind, id, { [field]: `${mark} 日本語` }, 'ja');
  await db.insert(general_settings).values({
    type: 'carousel',
    title: mark,
    alt_text: mark,
    is_active: false,
    image_url: `/${mark}`,
  });
  await site.signIn();
  for (const [path, form] of [
    ['/newsletter', { email: `${mark}@example.com` }],
    [
      '/contact',
      { name: mark, email: `${mark}@example.com`, subject: mark, message: mark.repeat(3) },
    ],
    [
      '/samples',
      { name: mark, email: `${mark}@example.com`, address: mark, form: mark, line: `code:${mark}` },
    ],
  ] as const)
    await site.fetch(path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await markInternalColumns();
  lines.length = 0;
});
afterAll(async () => {
  await site.close();
  await world.close();
});

/** Writes the mark into every text column of every internal table, as far as constraints allow. */
async function markInternalColumns(): Promise<void> {
  const { rows } = await world.db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and data_type = 'text'
      and table_name not in (select jsonb_array_elements_text(${JSON.stringify(publicTables)}::jsonb))`);
  for (const { table_name, column_name } of rows) {
    const [table, column] = [sql.identifier(table_name), sql.identifier(column_name)];
    const changed = await world.db
      .execute(
        sql`update ${table} set ${column} = ${column} || ${mark} where ${column} is not null`,
      )
      .catch(() => undefined);
    if (changed?.rowCount) marked.push(`${table_name}.${column_name}`);
  }
}

test('the mark is in accounts, sessions, messages, subscribers and the history', () => {
  const tables = new Set(marked.map((column) => column.split('.')[0]));
  expect([...tables]).toEqual(
    expect.arrayContaining([
      'administrators',
      'administrator_sessions',
      'contact_messages',
      'contact_message_lines',
      'contact_replies',
      'newsletter_subscription',
      'history',
    ]),
  );
});

const paths = () => [
  ...[
    '/',
    '/about',
    '/products',
    '/resources',
    '/news',
    '/contact',
    '/samples',
    '/offline',
    '/admin/login',
  ],
  ...['/sitemap.xml', '/robots.txt', '/news/feed.xml', '/healthz', '/readyz', '/service-worker.js'],
  ...['/products/shown', `/likes?ids=${ids.news}`, '/products?page=2', '/news?size=18'],
  ...[`/products/${mark}`, `/resources/${mark}`, `/news/${mark}`, `/products/${ids.product}`],
  ...[`/cards/products/${mark}`, `/media/pdf/${mark}.pdf`, `/contact?product=${mark}&code=${mark}`],
  ...[`/products?q=${mark}`, `/resources?q=${mark}`, `/news?q=${mark}`],
];

test.each(['', 'ja'])(
  'no public response contains inactive or internal data: host %j',
  async (host) => {
    for (const path of paths()) {
      const answer = await site.fetch(path, host ? { host } : {});
      // A response may repeat its request, so the mark of the address is removed.
      const said = (await answer.text())
        .replaceAll(new RegExp(`(q|product|code)=${mark}`, 'g'), '')
        .replaceAll(
          new RegExp(`/(products|resources|news|cards/products|media/pdf)/${mark}`, 'g'),
          '',
        )
        .replaceAll(`value="${mark}"`, '')
        .replaceAll(new RegExp(`[“"'「『]${mark}[”"'」』]`, 'g'), '');
      expect([path, said.includes(mark)]).toEqual([path, false]);
    }
  },
);

test('no log line contains the mark except in the requested address', () => {
  const telling = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ path, ...rest }) => JSON.stringify(rest).includes(mark));
  expect(lines.length).toBeGreaterThan(20);
  expect(telling).toEqual([]);
});
