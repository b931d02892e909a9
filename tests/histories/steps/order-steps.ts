import { galleryCategories } from '#domain/gallery/gallery-categories.server.ts';
import { galleryItemOrder } from '#domain/gallery/gallery-list.server.ts';
import { pinnedOrder } from '#domain/news/news-list.server.ts';
import { setPinned } from '#domain/news/news-pins.server.ts';
import { moveRow, saveOrder } from '#domain/order/display-order.server.ts';
import type { OrderedList } from '#domain/order/list-order.server.ts';
import { productCategories } from '#domain/products/categories/product-categories.server.ts';
import { productOrder } from '#domain/products/product-list.server.ts';
import { carouselOrder } from '#domain/settings/carousel-editing.server.ts';
import { byText, currentOrder, type ModelList, move, reorder } from '../model/ordered-list.ts';
import { isFourthPin } from '../model/rules.ts';
import { answered, anyOf, type Step, type Steps } from './step.ts';

const byName = byText('name');
const newestFirst: ModelList['ties'] = (a, b) =>
  byText('created_at')(b, a) || Number(b.id) - Number(a.id);

/** Every list that users can reorder. */
const lists: [list: OrderedList, of: ModelList][] = [
  [productOrder, { table: 'products', ties: byName }],
  [productCategories.order, { table: 'product_categories', ties: byName }],
  [galleryCategories.order, { table: 'gallery_categories', ties: byName }],
  [galleryItemOrder, { table: 'gallery_items', ties: byName }],
  [carouselOrder, { table: 'general_settings' }],
  [
    pinnedOrder,
    { table: 'news_items', has: ({ is_pinned }) => is_pinned === true, ties: newestFirst },
  ],
];

/** Reorders a list or a part of it, based on a state that may be outdated. */
const order: Step = ({ model, me, random }) => {
  const [list, of] = random.one(lists) ?? [productOrder, { table: 'products' }];
  const whole = currentOrder(model, of);
  const gone = [...model.bin.values()].filter(({ kind }) => kind === of.table);
  const page = random.chance(0.3) ? random.some(whole, 0.6) : whole;
  const old = random.chance(0.2) ? gone.slice(0, 1).map(({ id }) => id) : [];
  const before = [...old, ...(random.chance(0.1) ? page.toReversed() : page)];
  if (before.length < 2) return undefined;
  const after = before
    .map((id) => ({ id, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
  return {
    what: `order ${of.table} ${before.join()} as ${after.join()}`,
    act: () => answered(saveOrder(me, list, { before, after })),
    expect: (model) => reorder(model, of, before, after),
  };
};

const moveOne: Step = ({ model, me, random }) => {
  const [list, of] = random.one(lists) ?? [productOrder, { table: 'products' }];
  const ids = currentOrder(model, of);
  const id = random.one(random.chance(0.9) ? ids : model.ids(of.table));
  if (id === undefined) return undefined;
  const to = 1 + random.below(ids.length + 1);
  return {
    what: `move ${of.table} ${id} to ${to}`,
    act: () => answered(moveRow(me, list, { id, to })),
    expect: (model) => move(model, of, id, to),
  };
};

const pin: Step = (run) => {
  const { me, random } = run;
  const id = anyOf(run, 'news_items');
  if (id === undefined) return undefined;
  const is_pinned = random.chance(0.5);
  return {
    what: `pin ${id} ${is_pinned}`,
    act: () => answered(setPinned(me, id, is_pinned)),
    expect(model) {
      const is = model.get('news_items', id);
      if (!is) return 'gone';
      if (is.is_pinned === is_pinned) return 'unchanged';
      if (isFourthPin(model, id, { is_pinned })) return 'too many pins';
      model.change('news_items', id, { is_pinned, display_order: is_pinned ? 999 : 0 });
      return 'changed';
    },
  };
};

export const orderSteps: Steps = [
  [5, order],
  [3, moveOne],
  [5, pin],
];
