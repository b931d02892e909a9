import { useWords } from '#app/i18n/locale.ts';
import type { ItemCode } from '#domain/products/product.ts';
import { langOf } from '#domain/translations/overlaid.ts';
import type { ItemCodeField } from './item-code-fields.ts';

/** Fields of an item code with their values; what is missing says so. */
export function SpecificationList({
  code,
  fields,
}: {
  code: ItemCode | undefined;
  fields: ItemCodeField[];
}) {
  const words = useWords().products;
  return (
    <dl className="figures">
      {fields.map(({ name, label, optional }) => {
        const value = code?.[name]?.trim();
        if (optional && !value) return null;
        return (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b border-(--hairline) py-3"
          >
            <dt className="text-(--quiet)">{words[label]}</dt>
            <dd
              className="wrap-anywhere whitespace-pre-line"
              lang={value && code ? langOf(code, name) : undefined}
            >
              {value || words.missing}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
