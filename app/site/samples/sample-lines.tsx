import { useMessages } from '#app/i18n/locale.ts';
import { fill, plain } from '#app/i18n/message.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { refText } from '#domain/samples/sample-list.ts';
import { lineLimits } from '#domain/samples/sample-rules.ts';
import { recordName, type ShownLine } from '#domain/samples/shown-lines.server.ts';
import { shadeName } from '#domain/shades/shade-ref.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';

/** The lines of the list, each with a quantity, a note and a button that removes the line. */
export function SampleLines({ lines }: { lines: readonly ShownLine[] }) {
  const { samples } = useMessages();
  return (
    <>
      <p data-no-samples="" hidden={lines.length > 0} className="text-(--soft)">
        {samples.empty}
      </p>
      <ul className="sample-lines">
        {lines.map((line) => (
          <Line key={refText(line)} line={line} />
        ))}
      </ul>
    </>
  );
}

function Line({ line }: { line: ShownLine }) {
  const { samples } = useMessages();
  const what = lineName(line);
  const lang = line.kind !== 'code' && line.record ? langOf(line.record, 'name') : undefined;
  return (
    <li data-sample-line="">
      <input type="hidden" name="line" value={refText(line)} />
      <SampledThing line={line} />
      <button
        type="submit"
        name="remove"
        value={refText(line)}
        className="link"
        aria-label={plain(fill(samples.removeWhat, { what }))}
      >
        {samples.remove}
      </button>
      {/* The fields are a group, so that screen readers say the line with each field. */}
      <fieldset>
        <legend className="visually-hidden" lang={lang}>
          {what}
        </legend>
        <Field
          {...{ label: samples.quantity, name: 'quantity', defaultValue: line.quantity }}
          maxLength={lineLimits.quantity}
          autoComplete="off"
        />
        <Field
          {...{ label: samples.note, name: 'note', defaultValue: line.note }}
          maxLength={lineLimits.note}
          autoComplete="off"
        />
      </fieldset>
    </li>
  );
}

const lineName = (line: ShownLine) => (line.kind === 'code' ? line.asked : recordName(line));

/** The thing that a line asks for: its picture, its name and its code, with a link to its page. */
export function SampledThing({ line }: { line: ShownLine }) {
  const { samples } = useMessages();
  const { kind, asked, record } = line;
  if (!record)
    return (
      <p className="enquired">
        <span className="min-w-0 wrap-anywhere">
          {asked}
          <span className="caption block">{samples.unknown}</span>
        </span>
      </p>
    );
  const lang = langOf(record, 'name');
  // The name of the product is below a code or a shade.
  const { shade } = record;
  const part = kind === 'code' ? asked : shade && shadeName(shade);
  return (
    <p className="enquired">
      <span className="frame">
        <Picture src={record.image_url} alt="" sizes="4.5rem" shape="1x1" />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <a className="link" href={record.path} lang={part ? shade && langOf(shade, 'name') : lang}>
          {part ?? record.name}
        </a>
        {part && (
          <span className="caption block" lang={lang}>
            {record.name}
          </span>
        )}
      </span>
    </p>
  );
}
