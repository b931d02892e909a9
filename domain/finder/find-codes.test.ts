import { expect, test } from 'vitest';
import { Random } from '#tests/histories/random.ts';
import { type CatalogueCode, CodeReader } from './catalogue-codes.ts';
import { choiceTests, type Fit, fits, isUnread, valuesOf } from './choices.ts';
import { CodeList, columns } from './code-list.ts';
import { findCodes, measureTests } from './find-codes.ts';
import { choiceNames, type FinderRequest, finderRequest } from './finder-request.ts';

const words = {
  composition: [
    '100% polyester',
    '60 % viscose, 40 % nylon',
    '50% nylon, 50% wool',
    'secret',
    null,
  ],
  type: ['ST', 'M', 'm', null],
  denier: ['100 D', '111 dtex', '222 dtex', '90', 'as fine as hair', null],
  length: ['5,000 m', '1000 m', null],
  net_weight: ['56 g', '1 kg', null],
  gross_weight: ['60 g', null],
  country_of_origin: ['Japan', 'France', null],
  bleaching: ['Do not bleach', 'Any bleach', 'perhaps', null],
  ironing: ['110 C on reverse', 'Do not iron', 'ask us', null],
  washing_temperature: ['40 °C', '60 °C', 'Hand wash', 'ask us', null],
};

const random = new Random(1);
const one = <Item>(items: readonly Item[]): Item => random.one(items) as Item;

function randomCodes(firstId: number, productIds: number[]): CatalogueCode[] {
  const reader = new CodeReader();
  const products = productIds.map((id) => ({
    ...{ id, slug: `p${id}`, name: one(['Gold', 'gold', 'Silver']) },
    ...{ categories: one([['1'], ['1', '2'], []]), uses: one([['lace'] as const, []]) },
  }));
  return Array.from({ length: 40 * products.length }, (_, n) => {
    const typed = Object.fromEntries(
      Object.entries(words).map(([field, some]) => [field, one(some)]),
    );
    const texts = typed as Record<keyof typeof words, string | null>;
    return {
      ...{ id: firstId + n, item_code: one(['KT', 'kt', 'Z']) + (n % 25), product: one(products) },
      ...{ ...texts, families: one([['Gold'], ['Gold', 'Red'], []]), read: reader.read(texts) },
    };
  });
}

const queries = [
  '',
  '?denier_from=90&denier_to=110',
  '?type=ST&fibre=nylon&share_from=45&share_to=55',
  '?category=1&use=lace&wash=40&denier_from=200&fineness_unit=dtex',
  '?family=Red&country=Japan&bleach=any&iron=110',
  '?length_from=2000&net_weight_to=100&gross_weight_from=1',
  '?wash=60&iron=110&fibre=polyester',
  '?type=none&country=Japan',
];

/** What the finder promises, code by code and without numbers of values. */
function expectedOf({ codes }: CodeList, request: FinderRequest) {
  const limits = measureTests(request).map(([, test]) => test);
  const choices = choiceNames.map((name) => choiceTests(name, request) ?? ((): Fit => fits));
  const fitOf = (code: CatalogueCode, tests: typeof limits) =>
    Math.min(fits, ...tests.map((test) => test(code)));
  const withFit = (fit: number) =>
    codes.filter((code) => fitOf(code, [...limits, ...choices]) === fit);
  const facets = choiceNames.map((name, at) => {
    const counted = codes.filter(
      (code) => fitOf(code, [...limits, ...choices.toSpliced(at, 1)]) === fits,
    );
    const values = counted.flatMap((code) => valuesOf[name](code));
    const counts = Map.groupBy(values, (value) => value);
    return [name, Object.fromEntries([...counts].map(([value, { length }]) => [value, length]))];
  });
  return { found: withFit(fits), unread: withFit(isUnread), facets: Object.fromEntries(facets) };
}

/** All pages of a request. */
function allPages(list: CodeList, request: FinderRequest) {
  const { pages, total, unreadTotal, facets } = findCodes(list, request);
  const each = Array.from({ length: pages }, (_, at) =>
    findCodes(list, { ...request, page: at + 1 }),
  );
  const found = each.flatMap((page) => page.found);
  const unread = each.flatMap((page) => page.unread);
  expect([total, unreadTotal]).toEqual([found.length, unread.length]);
  const counts = Object.entries(facets).map(([name, values]) => [
    name,
    Object.fromEntries([...values].map(([value, { count }]) => [value, count])),
  ]);
  return { found, unread, facets: Object.fromEntries(counts) };
}

test.each(queries)(
  '%s finds the codes that meet each filter, and each facet counts those that meet the others',
  (query) => {
    const list = new CodeList(randomCodes(1, [1, 2, 3]));
    const request = finderRequest(`http://localhost/finder${query}`);
    expect(allPages(list, request)).toEqual(expectedOf(list, request));
    const descending = allPages(list, { ...request, isDescending: true });
    expect(descending.found).toEqual(expectedOf(list, request).found.toReversed());
  },
);

test('every order has all codes once, missing values last, and equal ones by code', () => {
  const list = new CodeList(randomCodes(1, [1, 2, 3]));
  for (const column of columns)
    for (const isDescending of [false, true]) {
      const order = [...list.inOrder(column, isDescending)];
      expect(order.toSorted((a, b) => a - b)).toEqual([...list.codes.keys()]);
    }
  const order = [...list.inOrder('type', true)].map((place) => list.codes[place] as CatalogueCode);
  const place = ({ type }: CatalogueCode) => ['st', 'm', undefined].indexOf(type?.toLowerCase());
  const expected = list.codes.toSorted((a, b) => place(a) - place(b));
  expect(order).toEqual(expected);
});

test('a list keeps no more values after thousands of changes than it has codes', () => {
  const codes = randomCodes(1, [1]);
  let list = new CodeList(codes);
  for (let change = 0; change < 5000; change++) {
    list.column('product');
    list = list.with(
      codes.map((code) => ({ ...code, product: { ...code.product } })),
      new Set([1]),
    );
  }
  expect(list.column('product').examples.length).toBeLessThan(2 * codes.length + 1100);
});

test('a list after changes finds what a new list would', () => {
  const before = randomCodes(1, [1, 2, 3]);
  const list = new CodeList(before);
  const requests = queries.map((query) => finderRequest(`http://localhost/finder${query}`));
  for (const request of requests) findCodes(list, request);
  const changed = randomCodes(1000, [2, 4]);
  const after = list.with(changed, new Set([2, 4]));
  const whole = new CodeList([...before.filter(({ product }) => product.id !== 2), ...changed]);
  expect(after.codes).toEqual(whole.codes);
  for (const request of requests) {
    const sorted = { ...request, sort: 'washing_temperature' } as const;
    expect(allPages(after, sorted)).toEqual(allPages(whole, sorted));
  }
});
