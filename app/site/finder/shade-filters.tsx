import { useMessages } from '#app/i18n/locale.ts';
import { plain } from '#app/i18n/message.tsx';
import type { Option } from '#domain/finder/finder.server.ts';
import type { FinderRequest } from '#domain/finder/finder-request.ts';
import { type Family, families } from '#domain/shades/families.ts';
import { ChoiceSelect } from './choice-select.tsx';

interface ShadeFiltersProps {
  request: FinderRequest;
  options: readonly Option[];
}

/** The filter by colour family, and the field that asks for the nearest shades. */
export function ShadeFilters({ request, options }: ShadeFiltersProps) {
  const { shades } = useMessages();
  const place = ({ value }: Option) => families.indexOf(value as Family);
  return (
    <>
      <ChoiceSelect
        choice="family"
        request={request}
        options={options.toSorted((a, b) => place(a) - place(b))}
      />
      <div className="field">
        <label className="label" htmlFor="shade">
          {shades.asked}
        </label>
        <input
          id="shade"
          name="shade"
          defaultValue={request.shade}
          placeholder={plain(shades.askedHint)}
          maxLength={100}
          autoComplete="off"
          className="input"
        />
      </div>
    </>
  );
}
