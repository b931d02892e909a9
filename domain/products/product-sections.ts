/** Texts that a product may have of its own: with any of them, its page has these four tabs. */
export const productSections = [
  { name: 'specs', label: 'Specifications' },
  { name: 'delivery', label: 'Delivery' },
  { name: 'technical', label: 'Technical' },
  { name: 'disclaimers', label: 'Disclaimers' },
] as const;

export type ProductSection = (typeof productSections)[number]['name'];

export type ProductSections = Record<ProductSection, string | null>;
