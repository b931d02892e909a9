import { useMessages } from '#app/i18n/locale.ts';
import type { ItemCode } from '#domain/products/product.ts';
import { langOf } from '#domain/translations/translated.ts';
import { informationFields, technicalFields } from './item-code-fields.ts';

/**
 * On paper: every item code of the product as a table, as nothing can be selected there. On the
 * screen it is not in the page, so that nothing stands in it twice: see print-script.ts.
 */
export function SpecificationSheet({ codes }: { codes: ItemCode[] }) {
  if (codes.length === 0) return null;
  return (
    <div data-sheet="">
      <noscript>
        <Sheet codes={codes} />
      </noscript>
    </div>
  );
}

function Sheet({ codes }: { codes: ItemCode[] }) {
  const messages = useMessages().products;
  return (
    <section className="sheet-of-codes">
      <h2 className="heading">{messages.specifications}</h2>
      <table className="figures">
        <thead>
          <tr>
            <td />
            {codes.map((code) => (
              <th key={code.id} scope="col">
                {code.item_code}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...informationFields.slice(1), ...technicalFields].map(({ name, label, optional }) => (
            <tr key={name} data-field={name}>
              <th scope="row">{messages[label]}</th>
              {codes.map((code) => {
                const value = code[name]?.trim();
                return (
                  <td
                    key={code.id}
                    lang={value && langOf(code, name)}
                    data-left-out={optional && !value ? '' : undefined}
                  >
                    {value || messages.missing}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
