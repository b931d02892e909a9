import type { ReactNode } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import { fill, listed, type Message, plain } from '#app/i18n/message.tsx';
import { codePath } from '#domain/addresses/public-pages.ts';
import type { ComparedCode } from '#domain/finder/compared-codes.server.ts';
import { type Measure, measures } from '#domain/finder/finder-request.ts';
import { isSame } from '#domain/measures/quantity.ts';
import {
  informationFields,
  type ShownField,
  technicalFields,
} from '#domain/products/item-codes/specified-fields.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { CareSymbols } from '../products/specification/care-symbols.tsx';
import { AddToSamples } from '../samples/add-to-samples.tsx';
import { Unbroken } from '../texts/unbroken.tsx';

interface CompareTableProps {
  codes: ComparedCode[];
  /** Returns the address of the comparison without this code. */
  without: (code: ComparedCode) => string;
}

/** A table with a column for each code and a row for each field. */
export function CompareTable({ codes, without }: CompareTableProps) {
  const { finder, products } = useMessages();
  return (
    <section
      className="sheet-of-codes compare-codes"
      aria-label={plain(finder.comparison)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys
      tabIndex={0}
    >
      <table className="figures">
        <thead>
          <tr>
            <td />
            {codes.map((code) => (
              <th key={code.id} scope="col">
                <a
                  className="link"
                  href={codePath(code.product.slug, code.item_code)}
                  data-compared=""
                >
                  {code.item_code}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{finder.product}</th>
            {codes.map(({ id, product }) => (
              <td key={id} lang={langOf(product, 'name')}>
                {product.name}
              </td>
            ))}
          </tr>
          <UseRow codes={codes} />
          {[...informationFields.slice(1), ...technicalFields].map((field) => (
            <FieldRow key={field.name} field={field} codes={codes} />
          ))}
          <tr>
            <th scope="row">{products.care}</th>
            {codes.map((code) => (
              <td key={code.id}>
                <span className="care">
                  <CareSymbols code={code} />
                </span>
              </td>
            ))}
          </tr>
          <tr className="no-print">
            <td />
            {codes.map((code) => (
              <td key={code.id}>
                <span className="compare-own">
                  <AddToSamples
                    sample={{ kind: 'code', asked: code.item_code }}
                    what={code.item_code}
                    className="link"
                  />
                  <a
                    className="link"
                    href={without(code)}
                    aria-label={plain(fill(finder.removeCode, { code: code.item_code }))}
                  >
                    {finder.remove}
                  </a>
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** The row with the uses of the products; nothing if no product has a use. */
function UseRow({ codes }: { codes: ComparedCode[] }) {
  const { finder, products } = useMessages();
  if (codes.every(({ product }) => product.uses.length === 0)) return null;
  const differs = new Set(codes.map(({ product }) => product.uses.join())).size > 1;
  return (
    <Row name={finder.use} differs={differs}>
      {codes.map(({ id, product: { uses } }) => (
        <td key={id} className={differs ? 'is-different' : 'is-same'}>
          {uses.length > 0 ? listed(uses.map((use) => products.uses[use])) : products.missing}
        </td>
      ))}
    </Row>
  );
}

function FieldRow({ field, codes }: { field: ShownField; codes: ComparedCode[] }) {
  const { products } = useMessages();
  const { name, optional } = field;
  const values = codes.map((code) => code[name]?.trim() ?? '');
  if (optional && values.every((value) => value === '')) return null;
  const differs = !areSame(codes, name);
  return (
    <Row name={products.fields[name]} differs={differs}>
      {codes.map((code, at) => (
        <td
          key={code.id}
          className={differs ? 'is-different' : 'is-same'}
          lang={values[at] ? langOf(code, name) : undefined}
        >
          {values[at] ? <Unbroken>{values[at]}</Unbroken> : products.missing}
        </td>
      ))}
    </Row>
  );
}

function Row({
  name,
  differs,
  children,
}: {
  name: Message;
  differs: boolean;
  children: ReactNode;
}) {
  const { finder } = useMessages();
  return (
    <tr>
      <th scope="row">
        {name}
        {differs && <span className="compare-differs">{finder.differs}</span>}
      </th>
      {children}
    </tr>
  );
}

/** Whether all codes have the same value. Measures are compared as numbers: 120 D equals 133 dtex. */
function areSame(codes: ComparedCode[], name: ShownField['name']): boolean {
  const [first, ...others] = codes;
  if (!first) return true;
  return others.every((other) => {
    if (name in measures) {
      const [a, b] = [first.read[name as Measure], other.read[name as Measure]];
      if (a && b) return isSame(a, b);
    }
    return (first[name]?.trim() ?? '') === (other[name]?.trim() ?? '');
  });
}
