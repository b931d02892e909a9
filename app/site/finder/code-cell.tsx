import { useMessages } from '#app/i18n/locale.ts';
import type { Column } from '#domain/finder/code-list.ts';
import type { ShownCode } from '#domain/finder/finder.server.ts';
import { type FinderRequest, type Measure, measures } from '#domain/finder/finder-request.ts';
import { plainText } from '#domain/measures/quantity.ts';
import { inUnit, unitNamed } from '#domain/measures/units.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { Unbroken } from '../texts/unbroken.tsx';

export type ValueColumn = Exclude<Column, 'item_code' | 'product'>;

interface CodeValueProps {
  code: Pick<ShownCode, 'id' | 'read' | ValueColumn>;
  column: ValueColumn;
  units: FinderRequest['units'];
}

/** A value of a code. A measure is in the chosen unit, with the typed text below if that differs. */
export function CodeValue({ code, column, units }: CodeValueProps) {
  const { missing } = useMessages().products;
  const typed = code[column];
  if (!typed) return <span className="text-(--quiet)">{missing}</span>;
  const range = column in measures ? code.read[column as Measure] : undefined;
  if (!range)
    return (
      <span lang={langOf(code, column)}>
        <Unbroken>{typed}</Unbroken>
      </span>
    );
  const quantity = measures[column as Measure];
  const measured = inUnit(range, unitNamed(quantity, units[quantity]).unit);
  const isAsTyped = bare(measured) === bare(typed);
  return (
    <>
      <span className="unbroken">{measured}</span>
      {!isAsTyped && <span className="caption block">{typed}</span>}
    </>
  );
}

const bare = (text: string) => plainText(text).replaceAll(/[ ,]/g, '');
