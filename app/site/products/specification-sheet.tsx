import { useWords } from '#app/i18n/locale.ts';
import { usePrinting } from '#app/ui/printing.ts';
import type { ItemCode } from '#domain/products/product.ts';
import { langOf } from '#domain/translations/overlaid.ts';
import { informationFields, technicalFields } from './item-code-fields.ts';

/**
 * On paper: every item code of the product as a table, as nothing can be selected there. On the
 * screen it is not in the page, so that nothing stands in it twice.
 */
export function SpecificationSheet({ codes }: { codes: ItemCode[] }) {
  const printing = usePrinting();
  if (codes.length === 0) return null;
  return (
    <>
      {printing && <Sheet codes={codes} />}
      {/* Browsers with scripts never look into it. */}
      <noscript>{import.meta.env.SSR && <Sheet codes={codes} />}</noscript>
    </>
  );
}

function Sheet({ codes }: { codes: ItemCode[] }) {
  const words = useWords().products;
  return (
    <section className="hidden pt-8 print:block">
      <h2 className="heading">{words.specifications}</h2>
      <table className="figures mt-4 w-full border-collapse text-[8pt]">
        <thead>
          <tr>
            <td />
            {codes.map((code) => (
              <th
                key={code.id}
                scope="col"
                className="border-b border-(--fg) px-2 py-1 text-left align-bottom"
              >
                {code.item_code}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...informationFields.slice(1), ...technicalFields].map(({ name, label }) => (
            <tr key={name} className="break-inside-avoid">
              <th
                scope="row"
                className="border-b border-(--hairline) py-1 pr-2 text-left align-top font-medium whitespace-nowrap"
              >
                {words[label]}
              </th>
              {codes.map((code) => (
                <td
                  key={code.id}
                  className="border-b border-(--hairline) px-2 py-1 align-top whitespace-pre-line"
                  lang={langOf(code, name)}
                >
                  {code[name]?.trim() || words.missing}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
