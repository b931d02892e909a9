import { delivery } from '../content/pages/delivery.ts';

const listOf = (place: string) =>
  delivery.blocks.filter((block) => block.place === place).map(({ body }) => body?.en ?? '');

/** Delivery & Shipping and Important Notes in English, as the documents print them. */
export const deliveryText = {
  delivery: { heading: 'Delivery & Shipping', list: listOf('delivery') },
  notes: { heading: 'Important Notes', list: listOf('notes') },
};
