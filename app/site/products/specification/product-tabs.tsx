import type { ReactNode } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import type { ItemCode } from '#domain/products/product.ts';
import { informationFields, technicalFields } from './item-code-fields.ts';
import { SpecificationList } from './specification-list.tsx';
import { Tabs } from './tabs.tsx';

interface ProductTabsProps {
  code: ItemCode | undefined;
  /** The product's own texts. With any of them there are four tabs instead of two. */
  sections?: {
    specifications?: ReactNode;
    delivery?: ReactNode;
    technical?: ReactNode;
    disclaimers?: ReactNode;
  };
}

/** The tabs of a product page, for the selected item code. */
export function ProductTabs({ code, sections = {} }: ProductTabsProps) {
  const messages = useMessages().products;
  const information = <SpecificationList code={code} fields={informationFields} />;
  const technical = (
    <>
      <h2 className="subheading mb-2">{messages.technicalHeading}</h2>
      <SpecificationList code={code} fields={technicalFields} />
    </>
  );
  const { specifications, delivery, technical: ownTechnical, disclaimers } = sections;
  const isSupplied = [specifications, delivery, ownTechnical, disclaimers].some(Boolean);
  const missing = <p>{messages.missing}</p>;
  return (
    <Tabs
      label={messages.tabs}
      tabs={
        isSupplied
          ? [
              {
                key: 'specifications',
                name: messages.tabSpecifications,
                content: specifications ?? information,
              },
              { key: 'delivery', name: messages.tabDelivery, content: delivery ?? missing },
              {
                key: 'technical',
                name: messages.tabTechnicalShort,
                content: ownTechnical ?? technical,
              },
              {
                key: 'disclaimers',
                name: messages.tabDisclaimers,
                content: disclaimers ?? missing,
              },
            ]
          : [
              { key: 'information', name: messages.tabInformation, content: information },
              { key: 'technical', name: messages.tabTechnical, content: technical },
            ]
      }
    />
  );
}
