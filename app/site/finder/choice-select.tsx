import { useMessages } from '#app/i18n/locale.ts';
import { fill, messageLang, plain } from '#app/i18n/message.tsx';
import type { Option } from '#domain/finder/finder.server.ts';
import type { Choice, FinderRequest } from '#domain/finder/finder-request.ts';
import { choiceName, optionName } from './finder-names.ts';

interface ChoiceSelectProps {
  choice: Choice;
  request: FinderRequest;
  /** The options in the order in which they are shown. */
  options: readonly Option[];
}

/** A filter that chooses one value. Each option says how many codes have that value. */
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
        <option value="" lang={messageLang(messages.finder.any)}>
          {plain(messages.finder.any)}
        </option>
        {listed.map((option) => {
          const name = optionName(messages, choice, option);
          const text = fill(messages.finder.option, { name, n: option.count });
          return (
            <option key={option.value} value={option.value} lang={messageLang(text)}>
              {plain(text)}
            </option>
          );
        })}
      </select>
    </div>
  );
}
