import type { CatalogueKind } from '../kinds/kinds.ts';
import type { Language } from '../languages/language.ts';

/** A search result. */
export interface FoundRecord {
  kind: CatalogueKind;
  id: number;
  name: string;
}

/** A record to translate, and the language if the text names one. */
export interface FoundTranslation extends FoundRecord {
  language?: Language;
}
