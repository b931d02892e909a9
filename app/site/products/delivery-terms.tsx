import { useMessages } from '#app/i18n/locale.ts';
import { plain } from '#app/i18n/message.tsx';
import { blocksAt, type ShownPage } from '#domain/pages/page-content.ts';
import { Body } from '../sections/block-parts.tsx';

/** The lists Delivery & Shipping and Important Notes of every product. An empty list is left out. */
export function DeliveryTerms({ page }: { page: ShownPage | undefined }) {
  const { deliveryHeading, notesHeading } = useMessages().products;
  const lists = [
    { heading: deliveryHeading, items: blocksAt(page, 'delivery') },
    { heading: notesHeading, items: blocksAt(page, 'notes') },
  ].filter(({ items }) => items.length > 0);
  if (lists.length === 0) return null;
  return (
    <section className="section on-deep print:py-4">
      <div className="wrap columns">
        {lists.map(({ heading, items }, n) => (
          <div key={plain(heading)} className={n === 0 ? 'rule column-first pt-6' : 'rule pt-6'}>
            <h2 className="subheading mb-3">{heading}</h2>
            <ul className="prose list-disc pl-5 text-(--soft)">
              {items.map((item) => (
                <li key={item.id}>
                  <Body block={item} className="contents" />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
