import { useMessages } from '#app/i18n/locale.ts';
import type { ShownField } from '#domain/products/item-codes/specified-fields.ts';
import type { ItemCode } from '#domain/products/product.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { Unbroken } from '../../texts/unbroken.tsx';

/** The fields of an item code with their values. A missing value is shown as N/A. */
export function SpecificationList({
  code,
  fields,
}: {
  code: ItemCode | undefined;
  fields: ShownField[];
}) {
  const messages = useMessages().products;
  return (
    <dl className="specification figures">
      {fields.map(({ name, optional, isLong }) => {
        const value = code?.[name]?.trim();
        return (
          <div key={name} hidden={optional && !value} className={isLong ? 'is-long' : undefined}>
            <dt>{messages.fields[name]}</dt>
            <dd data-field={name} lang={value && code ? langOf(code, name) : undefined}>
              {value ? <Unbroken>{value}</Unbroken> : messages.missing}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
