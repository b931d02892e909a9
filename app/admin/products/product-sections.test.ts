import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { translations } from '#database/schema/languages.ts';
import { openProductsAdmin } from '#tests/admin/products-admin.ts';

const { admin, db, rows, add } = await openProductsAdmin();
const path = '/admin/products';

const tabsOf = (html: string) =>
  [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, name]) => name);
const productPage = async (host?: string) => {
  const response = await admin.site.fetch('/products/sewing', host ? { host } : {});
  return response.text();
};
const translate = async (id: number, field_name: string, translated_value: string) => {
  const product = (await rows()).find((row) => row.id === id) ?? {};
  return admin.send('/admin/translations', 'add', {
    ...{ entity_type: 'products', entity_id: id, language_code: 'zh-Hant' },
    ...{ field_name, translated_value, original: String(Reflect.get(product, field_name) ?? '') },
  });
};
const fieldsOf = async (id: number) => {
  const { text } = await admin.read(`/admin/translations?type=products&id=${id}`);
  return text.slice(text.indexOf('Translatable Fields'), text.indexOf('Select a field first'));
};

test('own sections give a product four tabs until they are emptied', async () => {
  const values = { name: 'Sewing', slug: 'sewing', status: 'Active' };
  await admin.send(path, 'save', values);
  const [{ id = 0, version = 0 } = {}] = await rows();
  expect(tabsOf(await productPage())).toEqual(['Product Information', 'Technical Details']);
  const sections = { specs: 'Tex 40\r\nTicket 70', disclaimers: 'Shades vary.' };
  const saved = await admin.send(path, 'save', { ...values, id, version, ...sections });
  expect(saved.text).toContain('Product updated successfully');
  expect(await rows()).toMatchObject([
    { specs: 'Tex 40\nTicket 70', delivery: null, technical: null, disclaimers: 'Shades vary.' },
  ]);
  const html = await productPage();
  expect(tabsOf(html)).toEqual(['Specifications', 'Delivery', 'Technical', 'Disclaimers']);
  expect(html).toContain('Tex 40\nTicket 70</p>');
  expect(html).toContain('Shades vary.</p>');
  await admin.send(path, 'save', {
    ...{ ...values, id, version: version + 1, specs: '', disclaimers: '' },
  });
  expect(tabsOf(await productPage())).toEqual(['Product Information', 'Technical Details']);
});

test('the group of sections is closed for a product without them and open for one with them', async () => {
  const page = async (id: number) => {
    const response = await admin.site.fetch(`${path}?edit=${id}`, {
      headers: { cookie: admin.cookie },
    });
    return /<details([^>]*)>/.exec(await response.text())?.[1];
  };
  expect(await page((await add()).id)).not.toContain('open');
  expect(await page((await add({ delivery: 'By sea.' })).id)).toContain('open');
});

test('sections are offered for translation only if the product has them', async () => {
  const plain = await add({ slug: 'plain' });
  const { id } = await add({ slug: 'sewing', specs: 'Tex 40' });
  expect(await fieldsOf(plain.id)).not.toMatch(/Specifications|Disclaimers/);
  expect(await fieldsOf(id)).toMatch(
    /Name[\s\S]*Detailed Description[\s\S]*Specifications\nTex 40\nMissing/,
  );
  expect(await fieldsOf(id)).not.toContain('Disclaimers');
  expect((await translate(id, 'specs', '四十特')).text).toContain('Translation added successfully');
  const html = await productPage('zh-hant');
  expect(html).toContain('四十特</p>');
  expect(html).not.toContain('Tex 40');
  expect(await fieldsOf(id)).toMatch(/Specifications\nTex 40\nTranslated/);
  await db.execute(`update products set specs = 'Tex 60' where id = ${id}`);
  const [row] = await db
    .select()
    .from(translations)
    .where(and(eq(translations.entity_id, id), eq(translations.field_name, 'specs')));
  expect(row?.outdated_since).toBeInstanceOf(Date);
});
