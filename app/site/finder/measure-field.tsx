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

/** A filter with two limits. Both weights share a unit, so only the net weight has a choice of units. */
export function MeasureField({ measure, request }: { measure: Measure; request: FinderRequest }) {
  const messages = useMessages();
  const name = columnName(messages, measure);
  const quantity = measures[measure];
  return (
    <fieldset className="field finder-measure">
      <legend className="label">{name}</legend>
      <LimitInputs name={measure} label={name} limits={request.limits[measure]} />
      {measure !== 'gross_weight' && (
        <UnitSelect quantity={quantity} label={name} chosen={request.units[quantity]} />
      )}
      <LimitError name={measure} limits={request.limits[measure]} />
    </fieldset>
  );
}

/** A filter by the share of the chosen fibre, in percent. */
export function ShareField({ request }: { request: FinderRequest }) {
  const { share } = useMessages().finder;
  return (
    <fieldset className="field finder-measure">
      <legend className="label">{share}</legend>
      <LimitInputs name="share" label={share} limits={request.share} />
      <LimitError name="share" limits={request.share} />
    </fieldset>
  );
}

interface LimitInputsProps {
  name: string;
  label: Message;
  limits: { from: string; to: string };
}

function LimitInputs({ name, label, limits }: LimitInputsProps) {
  const { finder } = useMessages();
  return (['from', 'to'] as const).map((end) => (
    <input
      key={end}
      name={`${name}_${end}`}
      defaultValue={limits[end]}
      placeholder={plain(finder[end])}
      aria-label={plain(fill(finder.limit, { name: label, limit: finder[end] }))}
      aria-invalid={isUnreadLimit(limits[end]) || undefined}
      aria-describedby={isUnreadLimit(limits[end]) ? `${name}-unread` : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      className="input figures"
    />
  ));
}

/** The error of a limit that could not be read. It follows the unit, because the unit belongs to both limits. */
function LimitError({ name, limits }: Omit<LimitInputsProps, 'label'>) {
  const { finder } = useMessages();
  if (!isUnreadLimit(limits.from) && !isUnreadLimit(limits.to)) return null;
  return <FieldError id={`${name}-unread`} text={finder.unreadLimit} />;
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
