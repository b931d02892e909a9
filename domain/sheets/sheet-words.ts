import type { ItemCodeFieldName } from '../products/item-codes/item-code-fields.ts';

/** The words of the interface that specification sheets show. */
export interface SheetWords {
  products: {
    fields: Record<ItemCodeFieldName, string>;
    missing: string;
    care: string;
    tabInformation: string;
    technicalHeading: string;
  };
  sheets: {
    /** '{name} – Specifications' */
    title: string;
    /** 'Data as of {date}' */
    date: string;
    catalogue: string;
    contents: string;
    otherProducts: string;
  };
}
