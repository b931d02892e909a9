import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { ItemCode } from '#domain/products/product.ts';
import { informationFields, technicalFields } from './item-code-fields.ts';
import { SpecificationList } from './specification-list.tsx';
import { Tabs } from './tabs.tsx';

interface ProductTabsProps {
  code: ItemCode | undefined;
  /** Sections of the product's own. With any of them there are four tabs instead of two. */
  sections?: {
    specifications?: ReactNode;
    delivery?: ReactNode;
    technical?: ReactNode;
    disclaimers?: ReactNode;
  };
}

/** The specification of the item code that is selected. */
export function ProductTabs({ code, sections = {} }: ProductTabsProps) {
  const words = useWords().products;
  const information = <SpecificationList code={code} fields={informationFields} />;
  const technical = (
    <>
      <h3 className="subheading mb-2">{words.technicalHeading}</h3>
      <SpecificationList code={code} fields={technicalFields} />
    </>
  );
  const { specifications, delivery, technical: ownTechnical, disclaimers } = sections;
  const isSupplied = [specifications, delivery, ownTechnical, disclaimers].some(Boolean);
  const missing = <p>{words.missing}</p>;
  return (
    <Tabs
      label={words.tabs}
      tabs={
        isSupplied
          ? [
              {
                key: 'specifications',
                name: words.tabSpecifications,
                content: specifications ?? information,
              },
              { key: 'delivery', name: words.tabDelivery, content: delivery ?? missing },
              {
                key: 'technical',
                name: words.tabTechnicalShort,
                content: ownTechnical ?? technical,
              },
              { key: 'disclaimers', name: words.tabDisclaimers, content: disclaimers ?? missing },
            ]
          : [
              { key: 'information', name: words.tabInformation, content: information },
              { key: 'technical', name: words.tabTechnical, content: technical },
            ]
      }
    />
  );
}
