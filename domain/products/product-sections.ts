const section = { rows: 4, translated: { rows: 5, optional: true } };

/** The optional sections of a product. If it has any of them, its page shows these four tabs. */
export const productSections = {
  specs: { label: 'Specifications', ...section },
  delivery: { label: 'Delivery', ...section },
  technical: { label: 'Technical', ...section },
  disclaimers: { label: 'Disclaimers', ...section },
};

export type ProductSection = keyof typeof productSections;

export const productSectionNames = /* @__PURE__ */ Object.keys(productSections) as ProductSection[];

export type ProductSections = Record<ProductSection, string | null>;
