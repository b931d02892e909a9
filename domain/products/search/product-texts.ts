import { searchForm } from './search-form.ts';

/** What a product says in one language, in the form of `searchForm`, with a space before and after each word. */
export interface ProductTexts {
  id: number;
  name: string;
  /** Its item codes without spaces. */
  codes: string;
  /** Categories, uses, types and compositions. */
  facts: string;
  /** All texts of the product, including these. */
  texts: string;
}

/** Many item codes share their texts, so each is brought into its form once. */
export function rememberedForm() {
  const forms = new Map<string, string>();
  return (text: string | null): string => {
    if (!text) return '';
    const known = forms.get(text);
    if (known !== undefined) return known;
    const form = searchForm(text);
    forms.set(text, form);
    return form;
  };
}

type Part = 'names' | 'codes' | 'facts' | 'texts';

/** Collects the texts of a product. */
export class TextsOfProduct {
  readonly #id: number;
  readonly #parts: Record<Part, Set<string>> = {
    ...{ names: new Set(), codes: new Set() },
    ...{ facts: new Set(), texts: new Set() },
  };

  constructor(product: number) {
    this.#id = product;
  }

  add(part: Part, text: string): void {
    if (text !== '') this.#parts[part].add(text);
  }

  joined(): ProductTexts {
    const { names, codes, facts, texts } = this.#parts;
    const join = (...parts: Set<string>[]) => ` ${parts.flatMap((part) => [...part]).join(' ')} `;
    return {
      ...{ id: this.#id, name: join(names), codes: join(codes), facts: join(facts) },
      texts: join(names, codes, facts, texts),
    };
  }
}
