import { t } from '#domain/staff-words/t.ts';
import type { FormTab } from '../form/form-tabs.tsx';
import { codesKey } from './codes-texts.ts';

interface Shown {
  /** Undefined for a new product. */
  id: number | undefined;
  /** The product that a new one is copied from. */
  copied: number | undefined;
}

/** The tab Item Codes in the form of a product. */
export const codesTab = (product: Shown): FormTab => ({
  ...{ key: codesKey, label: t('Item Codes'), isNext: true },
  async load() {
    const { CodesTab } = await import('./codes-tab.tsx');
    return () => <CodesTab id={product.id} copied={product.copied} />;
  },
});
