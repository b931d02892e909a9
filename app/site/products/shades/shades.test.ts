import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products, shades } from '#database/schema/products.ts';
import { addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

/** The rows are written by SQL with as few columns as possible. */

let world: World;
let site: TestSite;
const chinese = 'zh-hant.localhost';

beforeAll(async () => {
  world = await openWorld();
  const { db } = world;
  await addProduct(db, { name: 'Metal', slug: 'st' }, { codes: ['S1', 'S2'] });
  await addProduct(db, { name: 'Plain', slug: 'plain' }, { codes: ['P1'] });
  await db.execute(sql`
    insert into shades (product_id, number) select id, '7' from products where slug = 'st'`);
  await db.execute(sql`
    insert into shades (product_id, number, name, colour_towards, display_order)
    select id, '101', 'Zircon', 'L 70 a 5 b 40', 1 from products where slug = 'st'`);
  await db.execute(sql`
    insert into shades (product_id, number, colour_towards, status)
    select id, '999', '#000000', 'Inactive' from products where slug = 'st'`);
  await db.execute(sql`
    insert into shade_matches (shade_id, maker, number, colour)
    select id, 'Other', '3004', 'L 70 a 5 b 41' from shades where number = '101'`);
  await db.execute(sql`
    insert into shade_item_codes select s.id, c.id from shades s, item_codes c
    where s.number = '101' and c.item_code = 'S2'`);
  const [shade] = await db.select().from(shades).where(eq(shades.number, '101'));
  await translate(db, 'shades', shade?.id ?? 0, { name: '鋯石色' });
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const read = async (path: string, host?: string) => {
  const response = await site.fetch(path, host ? { host } : {});
  return { response, text: await response.text() };
};

test('the page of a product shows its Active shades in order, in the language of the visitor', async () => {
  const { text } = await read('/products/st');
  expect(text).toMatch(/id="shade-7"[\s\S]*id="shade-101"/);
  expect(text).not.toContain('shade-999');
  expect(text).toContain('Metallic colours are judged by eye');
  expect(text).toContain('Available in all item codes of this product');
  expect(text).toContain('Available in S2');
  expect(text).toMatch(/Other 3004[\s\S]*ΔE 0\.\d/);
  expect(text).toContain('href="/samples?add=shade%3Ast%2F101"');
  expect((await read('/products/st', chinese)).text).toContain('鋯石色');
});

test('nothing is shown if no shade is entered', async () => {
  const { text } = await read('/products/plain');
  expect(text).not.toContain('id="shades"');
});

test('a product says in which shade its item codes are pictured, as far as that is known', async () => {
  const { db } = world;
  const says = async (path: string, host?: string) =>
    /pictured in[^.]*\.|圖片所示[^。]*。/.exec((await read(path, host)).text)?.[0];
  const pictured = (is_pictured: boolean) =>
    db
      .update(shades)
      .set({ is_pictured })
      .where(inArray(shades.number, ['101', '999']));
  expect(await says('/products/st')).toBeUndefined();
  await db.execute(sql`update item_codes set image_url = '/x/' || item_code || '.jpg'`);
  await expect.poll(() => says('/products/st')).toBe('pictured in one of its shades.');
  await pictured(true);
  await expect.poll(() => says('/products/st')).toBe('pictured in shade 101 Zircon.');
  await expect.poll(() => says('/products/st', chinese)).toBe('圖片所示顏色：101 鋯石色。');
  expect(await says('/products/plain')).toBeUndefined();
  await pictured(false);
});

test('a shade is asked for as a sample', async () => {
  const { text } = await read('/samples?add=shade:st/101&add=shade:st/999');
  expect(text).toContain('101 Zircon');
  expect(text).toContain('href="/products/st#shade-101"');
  expect(text).toContain('Not in our catalogue');
});

test('the search finds a product by the name and the number of a shade', async () => {
  expect((await read('/products?q=zircon')).text).toContain('href="/products/st"');
  expect((await read('/products?q=101')).text).toContain('href="/products/st"');
  expect((await read('/products?q=999')).text).not.toContain('href="/products/st"');
});

test('the finder has a filter for the family of colours, by the codes in which a shade comes', async () => {
  const { text } = await read('/finder?family=gold');
  expect(text).toContain('Gold (1)');
  expect(text).toContain('S2');
  expect(text).not.toContain('>S1<');
});

test.each([
  ['#CBA662', 'Nearest to #CBA662', 'ΔE 0.'],
  ['Other 3004', 'Nearest to Other 3004', 'ΔE 0.'],
  ['nothing', 'Nearest to nothing', 'No shade found for'],
])('the finder names the shades nearest to %s', async (asked, heading, answer) => {
  const { text } = await read(`/finder?${new URLSearchParams({ shade: asked })}`);
  expect(text).toContain(heading);
  expect(text).toContain(answer);
});

const cached = 'public, max-age=0, must-revalidate';

test('the palette of GIMP has a line for each shade with a colour, and is cached', async () => {
  const { response, text } = await read('/products/st/shades.gpl');
  expect(response.headers.get('cache-control')).toBe(cached);
  expect(response.headers.get('content-disposition')).toContain('filename="st.gpl"');
  const [first, name, ...lines] = text.trimEnd().split('\n');
  expect([first, name]).toEqual(['GIMP Palette', expect.stringMatching(/^Name: .*Metal$/)]);
  expect(lines.slice(2)).toEqual(['203 166  98\t101 Zircon']);
});

test('the chart of Wilcom has number, brand, name, thickness and RGB', async () => {
  const { text } = await read('/products/st/shades.tch', chinese);
  expect(text).toMatch(/^101,[^,]*Metal,Zircon,[A-D],203,166,98\r\n$/);
});

test('the Adobe file has a group with the colours, each with its length', async () => {
  const { response } = await site
    .fetch('/products/st/shades.ase')
    .then((response) => ({ response }));
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 12).toString('latin1')).toBe('ASEF\0\x01\0\0\0\0\0\x03');
  const blocks: [type: number, content: Buffer][] = [];
  for (let at = 12; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at + 2);
    blocks.push([bytes.readUInt16BE(at), bytes.subarray(at + 6, at + 6 + length)]);
    at += 6 + length;
  }
  expect(blocks.map(([type]) => type)).toEqual([0xc001, 1, 0xc002]);
  const colour = blocks[1]?.[1] ?? Buffer.alloc(0);
  const model = 2 + 2 * colour.readUInt16BE(0);
  const name = Buffer.from(colour.subarray(2, model - 2)).swap16();
  expect(name.toString('utf16le')).toBe('101 Zircon');
  expect(colour.toString('latin1', model, model + 4)).toBe('LAB ');
  expect(colour.readFloatBE(model + 4)).toBeCloseTo(0.7, 1);
});

test('the CSV file has the colours as measured', async () => {
  const { text } = await read('/products/st/shades.csv');
  expect(text).toContain('101,Zircon,L 70 a 5 b 40,,#cba662,70.00,5.00,40.00,S2');
});

test('a product without such shades has no files, and a change shows in the next answer', async () => {
  const { db } = world;
  expect((await read('/products/plain/shades.gpl')).response.status).toBe(404);
  expect((await read('/products/none/shades.csv')).response.status).toBe(404);
  await db.update(products).set({ name: 'Alloy' }).where(eq(products.slug, 'st'));
  await world.announced();
  expect((await read('/products/st/shades.gpl')).text).toContain('Alloy');
});

test('a former address of a product leads to its files', async () => {
  const { db } = world;
  await db.update(products).set({ slug: 'st-new' }).where(eq(products.slug, 'st'));
  await world.announced();
  const { response } = await read('/products/st/shades.gpl');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/products/st-new/shades.gpl');
});

test('a code that has moved to another product leaves the colours of its former one', async () => {
  const { db } = world;
  await db.execute(sql`
    update item_codes set product_id = (select id from products where slug = 'plain')
    where item_code = 'S2'`);
  await world.announced();
  const { text } = await read('/finder?family=gold');
  expect(text).toContain('>S1<');
  expect(text).not.toContain('>S2<');
});
