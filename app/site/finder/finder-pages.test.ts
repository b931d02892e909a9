import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { item_codes, products } from '#database/schema/products.ts';
import { addProduct, addProductCategory, translate } from '#tests/world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;
let category: number;

type CodeRow = Partial<typeof item_codes.$inferInsert>;

beforeAll(async () => {
  world = await openWorld();
  const { db } = world;
  category = (await addProductCategory(db, { name: 'Embroidery' })).id;
  const gold = await addProduct(
    db,
    { name: 'Gold thread', slug: 'gold', uses: ['lace', 'weaving', 'of another client'] },
    { categories: [category] },
  );
  const silver = await addProduct(db, {
    ...{ name: 'Silver thread', slug: 'silver', uses: ['lace'] },
  });
  const secret = await addProduct(db, { name: 'Secret', slug: 'secret', status: 'Inactive' });
  const add = (product_id: number, item_code: string, row: CodeRow = {}) =>
    db.insert(item_codes).values({ product_id, item_code, ...row });
  await add(gold.id, 'G100', {
    ...{ denier: '100 D', length: '5,000 m', net_weight: '56 g', type: 'ST', ironing: 'ask us' },
    ...{ composition: '62% viscose, 38% metallised polyester', washing_temperature: '60 °C' },
  });
  await add(gold.id, 'G200', { denier: '222 dtex', type: 'ST', country_of_origin: 'Japan' });
  await add(gold.id, 'TWIN');
  await add(silver.id, 'S111', {
    ...{ denier: '111 dtex', type: 'M', composition: '100% polyester' },
    ...{ washing_temperature: '40 °C', ironing: 'Do not iron' },
  });
  await add(silver.id, 'S-ODD', { denier: 'as fine as hair', washing_temperature: 'ask us' });
  await add(silver.id, 'TWIN');
  await add(silver.id, 'A,B');
  await add(secret.id, 'X1', { denier: '100 D' });
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const read = async (path: string, host?: string) => {
  const response = await site.fetch(path, host ? { host } : {});
  const text = await response.text();
  return { status: response.status, location: response.headers.get('location'), text };
};

/** The codes in the order of the table, and the note above the codes whose measure could not be read. */
const codesOf = (html: string) =>
  [...html.matchAll(/name="codes" value="([^"]*)"|class="finder-note"/g)].map(
    ([, code]) => code ?? '|',
  );
const find = async (query = '') => codesOf((await read(`/finder${query}`)).text);

const all = ['A,B', 'G100', 'G200', 'S-ODD', 'S111', 'TWIN', 'TWIN'];

test('the finder lists all codes of Active products', async () => {
  expect(await find()).toEqual(all);
});

test('a filter compares what was read, in the unit of the visitor, and keeps what was not read', async () => {
  expect(await find('?denier_from=90&denier_to=110')).toEqual(['G100', 'S111', '|', 'S-ODD']);
  expect(await find('?denier_from=111&denier_to=111&fineness_unit=dtex')).toEqual([
    ...['G100', 'S111', '|', 'S-ODD'],
  ]);
  expect(await find('?denier_from=45&denier_to=46&fineness_unit=nm')).toEqual([
    'G200',
    '|',
    'S-ODD',
  ]);
  expect(await find('?wash=50')).toEqual(['G100', '|', 'S-ODD']);
  expect(await find('?iron=never')).toEqual(['S111', '|', 'G100']);
  expect(await find('?fibre=viscose&share_from=60')).toEqual(['G100']);
  expect(await find('?fibre=viscose&share_from=70')).toEqual([]);
  expect(await find(`?category=${category}&type=ST`)).toEqual(['G100', 'G200']);
  expect(await find('?use=weaving&type=ST')).toEqual(['G100', 'G200']);
});

test('a limit that may mean two numbers, or none, is kept and said not to count', async () => {
  const { text } = await read('/finder?length_from=5.000&length_unit=yd&denier_to=fine');
  expect(codesOf(text)).toEqual(all);
  const invalid = [...text.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(([tag]) => tag);
  expect(invalid.join()).toMatch(
    /name="denier_to" value="fine".*name="length_from" value="5\.000"/,
  );
  expect(text.match(/This limit was not applied/g)).toHaveLength(2);
  expect((await read('/finder?length_from=5,000')).text).not.toContain(
    'This limit was not applied',
  );
});

test('each value of a filter says how many codes it finds beside the other filters', async () => {
  const { text } = await read('/finder?type=M');
  expect(text).toContain('<option value="ST">ST (2)</option>');
  expect(text).toContain('<option value="M" selected="">M (1)</option>');
  expect(text).toContain('<option value="40">40 °C or higher (1)</option>');
  expect(text).not.toContain('<option value="60">');
});

test('uses and categories are filters of their own, and only known uses are offered', async () => {
  const { text } = await read('/finder');
  const optionsOf = (name: string, html = text) => {
    const [, inside = ''] = new RegExp(`<select id="${name}".*?>(.*?)</select>`).exec(html) ?? [];
    return [...inside.matchAll(/>([^<]+)<\/option>/g)].map(([, shown]) => shown);
  };
  expect(optionsOf('use')).toEqual(['Any', 'Weaving (3)', 'Lace (7)']);
  expect(optionsOf('category')).toEqual(['Any', 'Embroidery (3)']);
  expect(optionsOf('use', (await read('/finder', 'zh-hant')).text)).toContain('梭織（3）');
  expect(await find('?use=of+another+client')).toEqual([]);
  await world.db.update(products).set({ uses: [] });
  await world.announced();
  expect((await read('/finder')).text).not.toContain('name="use"');
  await world.db
    .update(products)
    .set({ uses: ['weaving'] })
    .where(eq(products.slug, 'gold'));
  await world.announced();
  expect(await find('?use=weaving')).toEqual(['G100', 'G200', 'TWIN']);
});

test('every column sorts in both directions, with missing values last', async () => {
  expect((await find('?sort=denier')).slice(0, 3)).toEqual(['S111', 'G100', 'G200']);
  expect((await find('?sort=-denier')).slice(0, 3)).toEqual(['G200', 'G100', 'S111']);
  expect((await find('?sort=-product')).slice(0, 2)).toEqual(['A,B', 'S-ODD']);
});

test('a measure is shown in the chosen unit with its text, and a text that was not read as typed', async () => {
  const { text } = await read('/finder?fineness_unit=dtex&length_unit=yd');
  expect(text).toContain('111 dtex</span><span class="caption block">100 D<');
  expect(text).toContain('5,468 yd</span><span class="caption block">5,000 m<');
  expect(text).toContain('as fine as hair');
  expect(text).toContain(
    'href="/finder?fineness_unit=dtex&amp;length_unit=yd&amp;sort=-item_code"',
  );
});

test('a change by another client shows at once, and so does a new language', async () => {
  const { db } = world;
  await db.update(products).set({ status: 'Active' }).where(eq(products.slug, 'secret'));
  await world.announced();
  expect(await find()).toEqual([...all, 'X1']);
  await db.update(products).set({ status: 'Inactive' }).where(eq(products.slug, 'secret'));
  const [code] = await db.select().from(item_codes).where(eq(item_codes.item_code, 'G100'));
  await translate(db, 'item_codes', code?.id ?? 0, { type: '包覆圓線' });
  await world.announced();
  const { text } = await read('/finder?type=ST', 'zh-hant');
  expect(text).toContain('包覆圓線（2）');
  expect(codesOf(text)).toEqual(['G100', 'G200']);
});

test('a comparison marks what differs; 100 D and 111 dtex are the same', async () => {
  const { text } = await read('/compare?codes=G100&codes=s111&codes=nowhere');
  const row = (name: string) =>
    text.match(new RegExp(`<th scope="row">${name}.*?</tr>`))?.[0] ?? '';
  expect(row('Denier')).not.toContain('Different');
  expect(row('Type')).toContain('Different');
  expect(row('Use')).toMatch(/Different.*Weaving.*N\/A/);
  expect(row('Country of Origin')).not.toContain('Different');
  expect(text).toContain('There is no item code nowhere.');
  expect(text).toContain('href="/compare?codes=S111"');
  expect((await read('/compare?codes=G100,G200')).text).toContain('G200</a>');
  expect((await read('/compare?codes=A%2CB')).text).toContain('A,B</a>');
  expect((await read('/compare')).text).toContain('No item codes to compare');
});

test('the address of a code leads to its product, or to all products that have it', async () => {
  expect(await read('/c/G100')).toMatchObject({
    status: 302,
    location: '/products/gold?code=G100',
  });
  for (const spelling of ['g100', 'G-100', 'g%20100', '%EF%BC%A7100'])
    expect((await read(`/c/${spelling}`)).location).toBe('/products/gold?code=G100');
  expect((await read('/c/A%2CB')).location).toBe('/products/silver?code=A%2CB');
  const both = await read('/c/TWIN');
  expect(both.status).toBe(200);
  expect(both.text).toContain('href="/products/gold?code=TWIN"');
  expect(both.text).toContain('href="/products/silver?code=TWIN"');
  for (const code of ['X1', 'nowhere', '%00']) {
    const { status, text } = await read(`/c/${code}`);
    expect(status).toBe(404);
    expect(text).toContain('Page Not Found');
  }
});

test('list and product lead to the finder', async () => {
  for (const path of ['/products', '/products/gold'])
    expect((await read(path)).text).toContain('href="/finder"');
  expect((await read('/products/gold')).text).toContain(
    'href="/compare?codes=G100&amp;codes=G200&amp;codes=TWIN"',
  );
});
