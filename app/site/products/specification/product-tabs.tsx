import type { ReactNode } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import type { ThreadUse } from '#domain/products/facts/uses.ts';
import {
  informationFields,
  technicalFields,
} from '#domain/products/item-codes/specified-fields.ts';
import type { ItemCode } from '#domain/products/product.ts';
import { SpecificationList } from './specification-list.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import { UsesLine } from './uses-line.tsx';

type Section = 'specifications' | 'delivery' | 'technical' | 'disclaimers';

interface ProductTabsProps {
  code: ItemCode | undefined;
  uses?: readonly ThreadUse[];
  /** The product's own texts. If it has one of them, there are four tabs instead of two. */
  sections?: Partial<Record<Section, ReactNode>>;
}

/** The tabs of a product page, for the selected item code. */
export function ProductTabs({ code, uses = [], sections = {} }: ProductTabsProps) {
  const messages = useMessages().products;
  const missing = <p>{messages.missing}</p>;
  const information = (
    <>
      <SpecificationList code={code} fields={informationFields} />
      <UsesLine uses={uses} />
    </>
  );
  const technical = (
    <>
      <h2 className="subheading mb-2">{messages.technicalHeading}</h2>
      <SpecificationList code={code} fields={technicalFields} />
    </>
  );
  const tabs: Tab[] = Object.values(sections).some(Boolean)
    ? [
        [
          messages.tabSpecifications,
          sections.specifications ? (
            <>
              {sections.specifications}
              <UsesLine uses={uses} />
            </>
          ) : (
            information
          ),
        ],
        [messages.tabDelivery, sections.delivery ?? missing],
        [messages.tabTechnicalShort, sections.technical ?? technical],
        [messages.tabDisclaimers, sections.disclaimers ?? missing],
      ]
    : [
        [messages.tabInformation, information],
        [messages.tabTechnical, technical],
      ];
  return <Tabs label={messages.tabs} tabs={tabs} />;
}
