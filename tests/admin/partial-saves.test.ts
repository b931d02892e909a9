import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { companyForm } from '#domain/company/company-form.ts';
import { weekdays } from '#domain/company/opening-hours.ts';
import { galleryCategoryForm } from '#domain/gallery/gallery-category-form.ts';
import { galleryForm } from '#domain/gallery/gallery-form.ts';
import { currentState } from '#domain/history/recorded/record-rows.server.ts';
import { recordKinds } from '#domain/kinds/kinds.ts';
import { languageForm } from '#domain/languages/language-form.ts';
import { newsForm } from '#domain/news/news-form.ts';
import { subscriptionForm } from '#domain/newsletter/subscription-form.ts';
import { pageForm } from '#domain/pages/page-form.ts';
import { productCategoryForm } from '#domain/products/categories/product-category-form.ts';
import { itemCodeFields } from '#domain/products/item-codes/item-code-fields.ts';
import { itemCodeForm } from '#domain/products/item-codes/item-code-form.ts';
import { productForm } from '#domain/products/product-form.ts';
import { synonymForm } from '#domain/search-synonyms/synonym-form.ts';
import { carouselForm } from '#domain/settings/carousel-form.ts';
import { contactEmailForm } from '#domain/settings/global-setting.ts';
import { shadeForm } from '#domain/shades/shade-form.ts';
import { samplePdf, samplePicture } from '../world/files/sample-files.ts';
import { type AdminSite, openAdminSite } from './admin-site.ts';

/** A missing field stays unchanged: each kind of record is saved with one field at a time. */

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const picture = await samplePicture();
type Sent = Parameters<AdminSite['send']>[2];

interface KindToSave {
  path: string;
  form: z.ZodObject;
  /** Adds a record with a value in every field; returns its id. */
  add: SQL;
  /** For each field of the form, a value that the record does not have. */
  fields: Sent & object;
  /** The columns that a field is written to, if they have other names. */
  columns?: Record<string, string[]>;
}

/** The texts of pictures. Each further picture is a row of another table. */
const pictured = { alt_text: 'Other', is_decorative: 'on', pictures: 'Other' };

const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'Other']));

const codeColumns = Object.keys(itemCodeFields);

const companyFacts = {
  ...Object.fromEntries(Object.keys(companyForm.shape).map((name) => [name, 'a'])),
  ...{
    founded: 1985,
    latitude: 1,
    longitude: 1,
    zoom: 1,
    country: 'HK',
    exceptions: '2026-12-25 closed',
  },
  ...Object.fromEntries(weekdays.map((day) => [day, 'closed'])),
  ...{ icon_url: '/media/carousel/a.png', wechat_code_url: '/media/carousel/b.png' },
  whatsapp_code_url: '/media/carousel/c.png',
};
const companyColumns = Object.keys(companyFacts).filter((name) => !name.startsWith('removed_'));
/** The company is one row, which the migration has inserted and the test deletes. */
const addCompany = sql.raw(`insert into company (${companyColumns})
  select ${companyColumns} from json_populate_record(null::company, '${JSON.stringify(companyFacts)}')
  on conflict (id) do update set (${companyColumns}) = row(${companyColumns.map((name) => `excluded.${name}`)})
  returning id`);

const kinds: Record<string, KindToSave> = {
  products: {
    path: '/admin/products',
    form: productForm,
    add: sql`with record as (
        insert into products (name, slug, description, detailed_description, specs, delivery, technical,
          disclaimers, status, image_url, catalogue_pdf)
        values ('Name', 'slug-' || gen_random_uuid(), 'a', 'b', 'c', 'd', 'e', 'f', 'Inactive', '/media/products/a.png',
          '/media/pdf/a.pdf') returning id),
      category as (insert into product_categories (name) values ('A') returning id),
      linked as (insert into product_category_mappings (product_id, category_id)
        select record.id, category.id from record, category returning product_id),
      pictured as (insert into product_images (product_id, image_url)
        select id, '/media/products/b.png' from record returning product_id)
      select id from record, linked, pictured`,
    fields: {
      ...texts('name', 'description', 'detailed_description'),
      ...texts('specs', 'delivery', 'technical', 'disclaimers'),
      ...{ slug: 'other', status: 'Active', category_ids: '', uses: 'lace' },
      ...{ image: picture, catalogue_pdf: samplePdf, additional_images: picture, ...pictured },
    },
    columns: { image: ['image_url'], additional_images: [] },
  },
  pages: {
    path: '/admin/pages',
    form: pageForm,
    add: sql`with record as (
        insert into pages (slug, title, label, lead, meta_title, meta_description, placement, status, display_order)
        values ('slug-' || gen_random_uuid(), 'A', 'b', 'c', 'd', 'e', 'menu', 'Inactive', 7) returning id)
      insert into page_blocks (page_id, title, body) select id, 'A', 'b' from record returning page_id as id`,
    fields: {
      ...texts('title', 'label', 'lead', 'meta_title', 'meta_description'),
      ...{ slug: 'other', placement: 'footer', status: 'Active', display_order: 9, blocks: '' },
    },
  },
  product_categories: {
    path: '/admin/categories',
    form: productCategoryForm,
    add: sql`insert into product_categories (name, description, display_order) values ('A', 'b', 7) returning id`,
    fields: texts('name', 'description'),
  },
  item_codes: {
    path: '/admin/item-codes',
    form: itemCodeForm,
    add: sql`with product as (
        insert into products (name, slug) values ('Of codes', 'slug-' || gen_random_uuid()) returning id)
      insert into item_codes (product_id, image_url, ${sql.raw(codeColumns.join())})
      select id, '/media/item-code-images/a.png', ${sql.raw(codeColumns.map((name) => `'${name}'`).join())}
      from product returning id`,
    fields: {
      ...{ ...texts(...codeColumns, 'alt_text'), is_decorative: 'on' },
      ...{ product_id: 1_000_000, image: picture },
    },
    columns: { image: ['image_url'] },
  },
  shades: {
    path: '/admin/shades',
    form: shadeForm,
    add: sql`with product as (
        insert into products (name, slug) values ('Of shades', 'slug-' || gen_random_uuid()) returning id),
      code as (insert into item_codes (product_id, item_code) select id, 'A' from product returning id),
      record as (
        insert into shades (product_id, number, name, colour_towards, colour_away, display_order, status, image_url,
          stitched_url)
        select id, '101', 'Gold', '#C8A050', '#705020', 7, 'Inactive', '/media/products/a.png',
          '/media/products/b.png' from product returning id),
      linked as (insert into shade_item_codes select record.id, code.id from record, code returning 1)
      select id from record, linked`,
    fields: {
      ...texts('number', 'name', 'alt_text', 'stitched_alt_text'),
      ...{ product_id: 1_000_000, colour_towards: 'L 70 a 5 b 40', colour_away: '#000000' },
      ...{ item_code_ids: '', matches: 'Other, 3004, 1.8', status: 'Active', display_order: 3 },
      ...{
        is_decorative: 'on',
        stitched_is_decorative: 'on',
        is_pictured: 'on',
        image: picture,
        stitched: picture,
      },
    },
    columns: { image: ['image_url'], stitched: ['stitched_url'], matches: [] },
  },
  gallery_items: {
    path: '/admin/gallery-items',
    form: galleryForm,
    add: sql`with record as (
        insert into gallery_items (name, slug, description, detailed_description, project_details, display_order,
          is_pdf, status, primary_image_url, pdf_url)
        values ('Name', 'slug-' || gen_random_uuid(), 'a', 'b', 'c', 7, true, 'Inactive', '/media/gallery-items/a.png',
          '/media/documents/a.pdf') returning id),
      category as (insert into gallery_categories (name) values ('A') returning id),
      product as (insert into products (name, slug) values ('Shown', 'slug-' || gen_random_uuid()) returning id),
      linked as (insert into gallery_item_categories (gallery_item_id, gallery_category_id)
        select record.id, category.id from record, category returning 1),
      related as (insert into gallery_item_products (gallery_item_id, product_id)
        select record.id, product.id from record, product returning 1),
      shown as (insert into gallery_images (gallery_item_id, image_url)
        select id, '/media/gallery-items/b.png' from record returning 1)
      select id from record, linked, related, shown`,
    fields: {
      ...texts('name', 'description', 'detailed_description', 'project_details'),
      ...{ slug: 'other', display_order: 3, is_pdf: '', status: 'Active' },
      ...{ category_ids: '', product_ids: '', primary_image: picture, pdf: samplePdf },
      ...pictured,
    },
    columns: { primary_image: ['primary_image_url'], pdf: ['pdf_url'] },
  },
  gallery_categories: {
    path: '/admin/gallery-categories',
    form: galleryCategoryForm,
    add: sql`insert into gallery_categories (name, display_order) values ('Name', 7) returning id`,
    fields: { name: 'Other', display_order: 3 },
  },
  news_items: {
    path: '/admin/news-items',
    form: newsForm,
    add: sql`with unpinned as (update news_items set is_pinned = false where is_pinned returning 1),
      record as (
        insert into news_items (title, slug, category, status, is_pinned, display_order, description, article_body,
          primary_image_url, likes)
        select 'Title', 'slug-' || gen_random_uuid(), 'Fairs', 'Inactive', true, 2, 'A fair in autumn',
          'We are in hall 4.1 again.', '/media/news/a.png', 5 from (select count(*) from unpinned) as before returning id),
      shown as (insert into news_media (news_item_id, media_url)
        select id, '/media/news/b.png' from record returning 1)
      select id from record, shown`,
    fields: {
      ...texts('title', 'category'),
      ...{ description: 'Another description', article_body: 'Another body of the article' },
      ...{ slug: 'other', status: 'Active', is_pinned: '', display_order: 3 },
      ...{ primary_image: picture, media: picture, ...pictured },
    },
    columns: {
      is_pinned: ['is_pinned', 'display_order'],
      primary_image: ['primary_image_url'],
      media: [],
    },
  },
  company: {
    path: '/admin/general-settings/company',
    form: companyForm,
    add: addCompany,
    fields: {
      ...texts('name', 'legal_name', 'wordmark_latin', 'wordmark_characters', 'tagline', 'blurb'),
      ...texts('address', 'street', 'locality', 'region', 'postal_code', 'factory_name'),
      ...texts('factory_address', 'wechat_id'),
      ...{ founded: 1986, country: 'JP', phone: '2', whatsapp: '2', email: 'b@example.com' },
      ...{ facebook: 'https://example.com/b', instagram: 'https://example.com/b' },
      ...{ wechat_link: 'weixin://b', latitude: 2, longitude: 2, zoom: 2 },
      ...Object.fromEntries(weekdays.map((day) => [day, '09:00-18:00'])),
      ...{ exceptions: '2026-12-26 closed', wechat_code: picture, whatsapp_code: picture },
    },
    columns: { wechat_code: ['wechat_code_url'], whatsapp_code: ['whatsapp_code_url'] },
  },
  general_settings: {
    path: '/admin/general-settings?index',
    form: carouselForm,
    add: sql`insert into general_settings (title, alt_text, display_order, is_active, image_url)
      values ('Title', 'Threads', 7, false, '/media/carousel/a.png') returning id`,
    fields: { ...texts('title', 'alt_text'), display_order: 3, status: 'Active', image: picture },
    columns: { status: ['is_active'], image: ['image_url'] },
  },
  global_settings: {
    path: '/admin/general-settings/contact',
    form: contactEmailForm,
    add: sql`insert into global_settings (type, value) values ('contact_email', 'a@example.com')
      on conflict (type) do update set value = excluded.value returning id`,
    fields: { contact_email: 'b@example.com' },
    columns: { contact_email: ['value'] },
  },
  newsletter_subscription: {
    path: '/admin/general-settings/subscribers',
    form: subscriptionForm,
    add: sql`insert into newsletter_subscription (email, active)
      values (gen_random_uuid() || '@example.com', false) returning id`,
    fields: { email: 'other@example.com' },
  },
  languages: {
    path: '/admin/general-settings/languages',
    form: languageForm,
    add: sql`insert into languages (code, name, display_order)
      values ('fr-x-' || left(md5(random()::text), 8), 'Name', 7) returning id`,
    fields: { name: 'Other', display_order: 3 },
  },
  search_synonyms: {
    path: '/admin/search-words',
    form: synonymForm,
    add: sql`insert into search_synonyms (language_code, words) values ('en', 'one, two') returning id`,
    fields: { language_code: 'zh-Hant', words: 'one, three' },
  },
};

/** The rows of a record by their keys, without the columns that every save changes. */
async function rowsOf(kind: string, id: number) {
  const state = await currentState(admin.world.db, kind, id);
  return Object.fromEntries(
    [...state].map(([key, { row }]) => {
      const { version, updated_at, ...columns } = row;
      return [key, columns];
    }),
  );
}

/** The entries of a form that describe the further picture among these rows. */
function pictureText(rows: object): Sent & object {
  const id = Object.keys(rows).flatMap(
    (key) => /_(?:images|media) \[\["id",(\d+)/.exec(key) ?? [],
  )[1];
  return { pictures: '', [`pictures.${id}.alt_text`]: 'Other' };
}

/** The columns of the record's own row that differ between two states. */
function changedColumns(kind: string, before: object, after: object): string[] {
  const own = (state: object) =>
    Object.entries(state).find(([key]) => key.startsWith(`${kind} `))?.[1] ??
    Object.values(state)[0];
  const [one, other] = [own(before), own(after)];
  return Object.keys(one).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
}

test.each(Object.keys(recordKinds))('this test covers %s', (kind) => {
  const { form, fields } = kinds[kind] as KindToSave;
  const wanted = Object.keys(form.shape).filter((name) => !/^removed_|_before$|^key$/.test(name));
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(wanted));
});

describe.each(Object.entries(kinds))('%s', (kind, { path, add, fields, columns = {} }) => {
  async function record() {
    const { db } = admin.world;
    const { rows } = await db.execute<{ id: number }>(add);
    const id = rows[0]?.id ?? 0;
    const version = await db.execute<{ version: number }>(
      sql`select version from ${sql.identifier(kind)} where id = ${id}`,
    );
    return { id, version: version.rows[0]?.version ?? 0 };
  }

  test.each(Object.entries(fields))(
    'saving %s alone leaves all other fields unchanged',
    async (name, value) => {
      const { db } = admin.world;
      const edit = await record();
      if (name === 'product_id')
        await db.execute(sql`insert into products (id, name, slug) values (1000000, 'B', 'b')
          on conflict do nothing`);
      const before = await rowsOf(kind, edit.id);
      const sent = name === 'pictures' ? pictureText(before) : { [name]: value };
      const { status, text } = await admin.send(path, 'save', { ...edit, ...sent });
      expect([status, text.includes('updated successfully')]).toEqual([200, true]);
      const after = await rowsOf(kind, edit.id);
      expect(after).not.toEqual(before);
      const isList = name.endsWith('_ids') || name === 'blocks';
      const expected = columns[name] ?? (isList || name === 'pictures' ? [] : [name]);
      expect(changedColumns(kind, before, after).sort()).toEqual([...expected].sort());
      const others = (state: object) => Object.keys(state).length;
      const grows = columns[name]?.length === 0 ? 1 : 0;
      expect(others(after) - others(before)).toBe(isList ? -1 : grows);
      await db.execute(sql`delete from ${sql.identifier(kind)} where id = ${edit.id}`);
    },
  );

  test('its form states for every box, even without a script, that none is ticked', async () => {
    const edit = await record();
    const html = await (
      await admin.site.fetch(`${path}${path.includes('?') ? '&' : '?'}edit=${edit.id}`, {
        headers: { cookie: admin.cookie },
      })
    ).text();
    const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(([input]) => input);
    const boxes = Object.keys(fields).filter((name) =>
      inputs.some((input) => input.includes('type="checkbox"') && input.includes(`name="${name}"`)),
    );
    // The form sends the boxes of uses only after a press has shown them.
    expect(boxes).toEqual(Object.keys(fields).filter((name) => /(^|_)is_|_ids$/.test(name)));
    for (const name of boxes)
      expect(inputs).toContain(`<input type="hidden" name="${name}" value=""/>`);
  });

  test('a form without any field is refused with a text and changes nothing', async () => {
    const edit = await record();
    const before = await rowsOf(kind, edit.id);
    const open = `${path}${path.includes('?') ? '&' : '?'}edit=${edit.id}`;
    const { status, text } = await admin.send(open, 'save', edit);
    expect(status).toBe(422);
    expect(text).toContain('The form arrived empty. Nothing was saved.');
    expect(await rowsOf(kind, edit.id)).toEqual(before);
    const added = await admin.send(path, 'save', {});
    expect([404, 409, 422]).toContain(added.status);
  });
});
