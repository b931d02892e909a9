import type { ReactNode } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import { fill, type Message, messageLang, plain } from '#app/i18n/message.tsx';
import { FieldError } from '#app/ui/fields/field.tsx';
import {
  type FinderRequest,
  isUnreadLimit,
  type Measure,
  measures,
} from '#domain/finder/finder-request.ts';
import { type Quantity, units } from '#domain/measures/units.ts';
import { columnName } from './finder-names.ts';

/** A filter by a measure. Both weights share a unit, so only the net weight has a choice of units. */
export function MeasureField({ measure, request }: { measure: Measure; request: FinderRequest }) {
  const name = columnName(useMessages(), measure);
  const quantity = measures[measure];
  return (
    <LimitsField name={measure} label={name} limits={request.limits[measure]}>
      {measure !== 'gross_weight' && (
        <UnitSelect quantity={quantity} label={name} chosen={request.units[quantity]} />
      )}
    </LimitsField>
  );
}

interface LimitsFieldProps {
  name: string;
  label: Message;
  limits: { from: string; to: string };
  /** The choice of the unit, which belongs to both limits. */
  children?: ReactNode;
}

/** A filter with a lower and an upper limit, and the error of a limit that could not be read. */
export function LimitsField({ name, label, limits, children }: LimitsFieldProps) {
  const { finder } = useMessages();
  const errorId = `${name}-unread`;
  return (
    <fieldset className="field finder-measure">
      <legend className="label">{label}</legend>
      {(['from', 'to'] as const).map((end) => (
        <input
          key={end}
          name={`${name}_${end}`}
          defaultValue={limits[end]}
          placeholder={plain(finder[end])}
          aria-label={plain(fill(finder.limit, { name: label, limit: finder[end] }))}
          aria-invalid={isUnreadLimit(limits[end]) || undefined}
          aria-describedby={isUnreadLimit(limits[end]) ? errorId : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          className="input figures"
        />
      ))}
      {children}
      {(isUnreadLimit(limits.from) || isUnreadLimit(limits.to)) && (
        <FieldError id={errorId} text={finder.unreadLimit} />
      )}
    </fieldset>
  );
}

function UnitSelect(props: { quantity: Quantity; label: Message; chosen: string }) {
  const { quantity, label, chosen } = props;
  const { finder } = useMessages();
  const names: Record<string, Message> = finder.units;
  return (
    <select
      name={`${quantity}_unit`}
      defaultValue={chosen}
      aria-label={plain(fill(finder.unit, { name: label }))}
      className="input"
    >
      {Object.entries(units[quantity]).map(([name, { symbol }]) => (
        <option key={name} value={name} lang={messageLang(names[name] ?? name)}>
          {plain(fill(finder.option, { name: names[name] ?? name, n: symbol }))}
        </option>
      ))}
    </select>
  );
}
