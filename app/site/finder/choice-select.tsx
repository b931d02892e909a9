import { interpolate } from '#app/i18n/interpolate.ts';
import { useMessages } from '#app/i18n/locale.ts';
import type { Option } from '#domain/finder/finder.server.ts';
import type { Choice, FinderRequest } from '#domain/finder/finder-request.ts';
import { choiceName, optionName } from './finder-names.ts';

interface ChoiceSelectProps {
  choice: Choice;
  request: FinderRequest;
  /** In the order shown. */
  options: readonly Option[];
}

/** A filter with a choice of values, each with the number of codes that it finds. */
export function ChoiceSelect({ choice, request, options }: ChoiceSelectProps) {
  const messages = useMessages();
  const asked = request.choices[choice];
  const isListed = asked === undefined || options.some(({ value }) => value === asked);
  const listed = isListed ? options : [...options, { value: asked, count: 0, name: asked }];
  return (
    <div className="field">
      <label className="label" htmlFor={choice}>
        {choiceName(messages, choice)}
      </label>
      <select id={choice} name={choice} defaultValue={asked ?? ''} className="input">
        <option value="">{messages.finder.any}</option>
        {listed.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {interpolate(messages.finder.option, {
              name: optionName(messages, choice, option),
              n: option.count,
            })}
          </option>
        ))}
      </select>
    </div>
  );
}
