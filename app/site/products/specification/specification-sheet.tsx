import { useMessages, useSite } from '#app/i18n/locale.ts';
import { fill, plain } from '#app/i18n/message.tsx';
import { codeAddress, sheetPath } from '#domain/addresses/public-pages.ts';
import {
  informationFields,
  type ShownField,
  technicalFields,
} from '#domain/products/item-codes/specified-fields.ts';
import type { ItemCode } from '#domain/products/product.ts';
import { aboutSheetSize } from '#domain/sheets/sheet-size.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { AddToSamples } from '../../samples/add-to-samples.tsx';
import { Unbroken } from '../../texts/unbroken.tsx';
import { CareSymbols } from './care-symbols.tsx';

/**
 * A table of every item code of the product, to compare and to print. The table is in a noscript element until
 * sheet-script.ts shows it, so that no text is in the page twice.
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
  const { language, messages: all } = useSite();
  const { products: messages, sheets } = all;
  const size = aboutSheetSize(language.code, 1);
  return (
    <section
      className="sheet-of-codes"
      aria-label={plain(messages.compareCodes)}
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
          <tr className="no-print">
            <td />
            {codes.map(({ id, item_code }) => (
              <td key={id}>
                <AddToSamples
                  sample={{ kind: 'code', asked: item_code }}
                  what={item_code}
                  className="link"
                  short={messages.sample}
                />{' '}
                <a
                  className="link ms-2"
                  href={sheetPath(codeAddress(item_code))}
                  target="_blank"
                  rel="noopener"
                  aria-label={plain(fill(sheets.ofCode, { code: item_code, size }))}
                >
                  {fill(sheets.ofColumn, { size })}
                </a>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...informationFields.slice(1), ...technicalFields].map((field) => (
            <Row key={field.name} field={field} codes={codes} />
          ))}
          <tr data-care="">
            <th scope="row">{messages.care}</th>
            {codes.map((code) => (
              <td key={code.id}>
                <span className="care">
                  <CareSymbols code={code} />
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Row({ field, codes }: { field: ShownField; codes: ItemCode[] }) {
  const messages = useMessages().products;
  const { name, optional, compared } = field;
  const values = new Set(codes.map((code) => code[name]?.trim() ?? ''));
  const look = values.size > 1 ? 'is-different' : 'is-same';
  return (
    <tr data-field={name} className={compared ? undefined : 'on-paper-only'}>
      <th scope="row">{messages.fields[name]}</th>
      {codes.map((code) => {
        const value = code[name]?.trim();
        return (
          <td
            key={code.id}
            className={look}
            lang={value && langOf(code, name)}
            data-left-out={optional && !value ? '' : undefined}
          >
            {value ? <Unbroken>{value}</Unbroken> : messages.missing}
          </td>
        );
      })}
    </tr>
  );
}
