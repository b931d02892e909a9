import { Unbroken } from '../page/unbroken.tsx';
import type { DeliveryText } from './delivery-text.ts';

/** Delivery & Shipping and Important Notes: the same for every product. */
export function DeliveryTerms({ delivery, notes }: DeliveryText) {
  return (
    <section className="section on-deep print:py-4">
      <div className="wrap columns">
        {[delivery, notes].map(({ heading, list }, n) => (
          <div key={heading} className={n === 0 ? 'rule column-first pt-6' : 'rule pt-6'}>
            <h2 className="subheading mb-3">{heading}</h2>
            <ul className="prose list-disc pl-5 text-(--soft)">
              {list.map((line) => (
                <li key={line}>
                  <Unbroken>{line}</Unbroken>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
