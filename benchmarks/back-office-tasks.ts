import { largeCatalogue } from './large-catalogue.ts';
import { hostOf, type Timed, type TimedClient } from './timed-client.ts';

/** A request, or several, that staff or visitors make; run once per round. */
export interface Task {
  name: string;
  run(client: TimedClient, state: SiteState): Promise<Timed>;
}

/** The state that the tasks of one site share. */
export interface SiteState {
  round: number;
  /** The product ids in their present order. */
  order: number[];
  productId: string;
  itemCodeId: string;
}

export const freshState = (): SiteState => ({
  round: 0,
  order: Array.from({ length: largeCatalogue.products }, (_, at) => at + 1),
  productId: '',
  itemCodeId: '',
});

const page = (name: string, path: string): Task => ({ name, run: (client) => client.ask(path) });
/** A client-side navigation, which loads only data. */
const data = (name: string, path: string) => page(name, path.replace(/(\?|$)/, '.data$1'));

/** A navigation within the translations, which does not load the figures above the list again. */
const step = (name: string, query: string) =>
  data(
    `translations: ${name}`,
    `/admin/translations?${query}&_routes=admin/admin-layout,admin/translations/translations-page`,
  );

const lists: [name: string, path: string, lastPage: number][] = [
  ['products', '/admin/products', 100],
  ['item codes', '/admin/item-codes', 500],
  ['gallery items', '/admin/gallery-items', 50],
  ['news', '/admin/news-items', 500],
  ['subscribers', '/admin/general-settings/subscribers', 50],
  ['messages', '/admin/messages', 250],
  ['product categories', '/admin/categories', 1],
  ['gallery categories', '/admin/gallery-categories', 1],
];

const reading: Task[] = [
  page('dashboard', '/admin'),
  ...lists.flatMap(([name, path, last]) => [
    page(`${name}: first page`, path),
    data(`${name}: first page, data`, path),
    ...(last > 1 ? [page(`${name}: last page`, `${path}?page=${last}`)] : []),
  ]),
  data('products: search, 1,250 found', '/admin/products?q=aurora'),
  data('products: search, 1 found', '/admin/products?q=thread%2004711'),
  data('products: search, 2 letters', '/admin/products?q=71'),
  data('products: filter', '/admin/products?status=Inactive'),
  data('products: sort by name', '/admin/products?sort=name&dir=asc'),
  data('products: sort by name, down', '/admin/products?sort=name&dir=desc'),
  data('products: sort by description, with nulls', '/admin/products?sort=description&dir=asc'),
  data('products: sort by description, down', '/admin/products?sort=description&dir=desc'),
  data('products: filter, without item code', '/admin/products?lacks=code'),
  data('products: sort by codes', '/admin/products?sort=codes&dir=desc'),
  data('products: sort by created', '/admin/products?sort=created_at&dir=desc'),
  data('item codes: search, 56 found', '/admin/item-codes?q=kt101'),
  data('item codes: search, 1 found', '/admin/item-codes?q=-04711'),
  data('item codes: search, 2 letters', '/admin/item-codes?q=71'),
  data('item codes: filter by product', '/admin/item-codes?product=4711'),
  data('item codes: filter by words', '/admin/item-codes?product=aurora'),
  data('item codes: sort by code', '/admin/item-codes?sort=item_code&dir=asc'),
  data('item codes: sort by code, down', '/admin/item-codes?sort=item_code&dir=desc'),
  data('item codes: sort by type, with nulls', '/admin/item-codes?sort=type&dir=asc'),
  data('item codes: sort by type, down', '/admin/item-codes?sort=type&dir=desc'),
  data('item codes: sort by product', '/admin/item-codes?sort=product&dir=asc'),
  data('item codes: sort by product, down', '/admin/item-codes?sort=product&dir=desc'),
  data('item codes: sort by product, in the middle', '/admin/item-codes?sort=product&page=250'),
  data('item codes: sort by product, last page', '/admin/item-codes?sort=product&page=500'),
  data('item codes: the form', '/admin/item-codes?edit=4711'),
  page('item codes: the form as a page', '/admin/item-codes?edit=4711'),
  data('products to choose from: search', '/admin/product-choices?q=aurora'),
  data('gallery items: search', '/admin/gallery-items?q=curtain'),
  data('gallery items: sort by image, with nulls', '/admin/gallery-items?sort=image&dir=asc'),
  data('gallery items: the form', '/admin/gallery-items?edit=4711'),
  data('news: search', '/admin/news-items?q=report%2047'),
  data('news: filter', '/admin/news-items?category=Fairs&status=Active'),
  data('news: sort by likes', '/admin/news-items?sort=likes&dir=desc'),
  data('subscribers: search', '/admin/general-settings/subscribers?q=4711'),
  data('subscribers: export', '/admin/general-settings/subscribers?export=yes'),
  data('messages: filter', '/admin/messages?delivery=sent'),
  data('jump: records', '/admin/jump?q=curtain'),
  data('jump: one code', '/admin/jump?q=-04711'),
  page('translations: products', '/admin/translations?type=products'),
  page('translations: item codes', '/admin/translations?type=item_codes'),
  step('one field', 'type=products&id=4711&field=name'),
  step('search', 'type=item_codes&q=-04711'),
  step('lacking Japanese', 'type=products&lacks=ja'),
  step('lacking Japanese, codes', 'type=item_codes&lacks=ja'),
  step('next missing', 'type=products&id=4711&field=name&next=yes'),
  step('next missing, codes', 'type=item_codes&id=4711&field=type&next=yes'),
];

/** The value of the first field or button with this name in the page. Throws if there is none. */
export function fieldValue(html: string, name: string): string {
  const tag = html
    .match(/<(?:input|button)\b[^>]*>/g)
    ?.find((one) => one.includes(` name="${name}"`));
  const value = / value="([^"]*)"/.exec(tag ?? '')?.[1];
  if (value === undefined) throw new Error(`the page has no ${name}`);
  return value;
}

const slug = (state: SiteState) => `benchmark-${state.round}`;
const send = (client: TimedClient, path: string, intent: string, fields: Record<string, string>) =>
  client.ask(`${path}.data`, { intent, ...fields });

async function versionOf(client: TimedClient, path: string, id: string) {
  const { text } = await client.ask(`${path}?edit=${id}`);
  return { id, version: fieldValue(text, 'version') };
}

const reordering = (name: string, rows: number): Task => ({
  name,
  run(client, state) {
    const before = state.order.slice(0, rows);
    const after = before.toReversed();
    state.order.splice(0, rows, ...after);
    return send(client, '/admin/products', 'order', {
      order: JSON.stringify({ offset: 0, before, after }),
    });
  },
});

const product = (state: SiteState) => ({
  name: `Benchmark ${state.round}`,
  slug: slug(state),
  description: 'Made by a benchmark',
  status: 'Active',
});

const writing: Task[] = [
  {
    name: 'product: create',
    run: (client, state) => send(client, '/admin/products', 'save', product(state)),
  },
  {
    name: 'product: edit',
    async run(client, state) {
      const found = await client.ask(`/admin/products?q=Benchmark+${state.round}`);
      state.productId = fieldValue(found.text, 'edit');
      const edit = await versionOf(client, '/admin/products', state.productId);
      return send(client, '/admin/products', 'save', {
        ...product(state),
        ...edit,
        description: 'Edited by a benchmark',
      });
    },
  },
  {
    name: 'product: deactivate',
    run: (client, { productId }) =>
      send(client, '/admin/products', 'status', { id: productId, status: 'Inactive' }),
  },
  {
    name: 'product: delete',
    run: (client, { productId }) => send(client, '/admin/products', 'delete', { id: productId }),
  },
  {
    name: 'item code: create',
    run: (client, state) =>
      send(client, '/admin/item-codes', 'save', { product_id: '4711', item_code: slug(state) }),
  },
  {
    name: 'item code: edit',
    async run(client, state) {
      const found = await client.ask(`/admin/item-codes?q=${slug(state)}`);
      state.itemCodeId = fieldValue(found.text, 'edit');
      const edit = await versionOf(client, '/admin/item-codes', state.itemCodeId);
      return send(client, '/admin/item-codes', 'save', {
        ...edit,
        product_id: '4711',
        item_code: slug(state),
        type: 'ST',
      });
    },
  },
  {
    name: 'item code: delete',
    run: (client, { itemCodeId }) =>
      send(client, '/admin/item-codes', 'delete', { id: itemCodeId }),
  },
  {
    name: 'news: unpin',
    run: (client) => send(client, '/admin/news-items', 'unpin', { id: '3' }),
  },
  {
    name: 'news: pin',
    run: (client) => send(client, '/admin/news-items', 'pin', { id: '3' }),
  },
  {
    name: 'news: deactivate',
    run: (client, { round }) =>
      send(client, '/admin/news-items', 'status', {
        id: '4711',
        status: round % 2 ? 'Active' : 'Inactive',
      }),
  },
  reordering('products: order of 1,000 rows', 1000),
  reordering('products: order of 10,000 rows', 10_000),
  {
    name: 'products: one row from the end to the top',
    run(client, state) {
      const id = state.order.pop() ?? 0;
      state.order.unshift(id);
      return send(client, '/admin/products', 'order', {
        order: JSON.stringify({ id, from: largeCatalogue.products, to: 1 }),
      });
    },
  },
];

/** A page with an unknown parameter is not cached, so it is rendered each time. */
const uncached = 'benchmark=1';

/** Visitors' searches among all products, on the host of a language. */
function searches(name: string, language: string): Task[] {
  const wanted = {
    'a code': 'KT311-04711',
    '2 letters': '71',
    'all found': 'thread',
    'a word': 'aurora',
    'none found': 'nowhere',
    'in Japanese': '刺繍',
  };
  return Object.entries(wanted).map(([what, q]) => ({
    name: `${name}: search, ${what}`,
    run: (client) =>
      client.ask(
        `/products?${new URLSearchParams({ q })}&${uncached}`,
        undefined,
        hostOf(client.origin, language),
      ),
  }));
}

const visiting: Task[] = [
  page('public products', `/products?${uncached}`),
  page('public products: one category', `/products?category=7&${uncached}`),
  ...searches('public products', 'en'),
  ...searches('public products, ja', 'ja'),
  page('public product', `/products/thread-4711?${uncached}`),
  page('public gallery', `/resources?${uncached}`),
  page('public gallery: search', `/resources?q=curtain&${uncached}`),
  page('public news', `/news?${uncached}`),
  page('public news: search', `/news?q=report+47&${uncached}`),
  page('public home', `/?${uncached}`),
];

/** Reading comes first, before the writing tasks change the tables. */
export const taskGroups: Task[][] = [[...reading, ...visiting], writing];
