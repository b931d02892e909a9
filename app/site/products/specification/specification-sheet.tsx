import { useMessages } from '#app/i18n/locale.ts';
import type { ItemCode } from '#domain/products/product.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { informationFields, type ShownField, technicalFields } from './item-code-fields.ts';

/**
 * Every item code of the product as a table, to compare and to print. It stays in a noscript until
 * it is opened or printed (sheet-script.ts), so that no text is in the page twice.
 */
export function SpecificationSheet({ codes }: { codes: ItemCode[] }) {
  const messages = useMessages().products;
  if (codes.length === 0) return null;
  const sheet = (
    <div data-sheet="">
      <noscript>
        <Sheet codes={codes} />
      </noscript>
    </div>
  );
  if (codes.length === 1) return sheet;
  return (
    <details className="compare">
      <summary className="subheading">{messages.compareCodes}</summary>
      {sheet}
    </details>
  );
}

function Sheet({ codes }: { codes: ItemCode[] }) {
  const messages = useMessages().products;
  return (
    <section
      className="sheet-of-codes"
      aria-label={messages.compareCodes}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys
      tabIndex={0}
    >
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
          {[...informationFields.slice(1), ...technicalFields].map((field) => (
            <Row key={field.name} field={field} codes={codes} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ field, codes }: { field: ShownField; codes: ItemCode[] }) {
  const messages = useMessages().products;
  const { name, optional, compared } = field;
  return (
    <tr data-field={name} className={compared ? undefined : 'on-paper-only'}>
      <th scope="row">{messages.fields[name]}</th>
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
  );
}
