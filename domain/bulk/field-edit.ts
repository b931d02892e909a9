import { recordKinds } from '../kinds/kinds.ts';
import type { Field } from '../records/kind-fields.ts';

/** A text, or the values of options, to write into one field of many records. */
export interface FieldEdit {
  field: string;
  /** If set, only this text is replaced, wherever the field contains it. */
  find?: string | undefined;
  /** The new text. For a field with several options: their values, separated by commas. */
  value: string;
}

/** A piece of a changed text: kept, removed or added. */
export interface EditedPiece {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** The most records of which one field can be set at once. Each is checked and shown on its own, which takes time. */
export const mostAtOnce = 500;

const yesOrNo = { on: 'Yes', '': 'No' };

/** The values that can be chosen for a field, with their names; undefined if it is typed. */
export const optionsOf = (field: Field): Readonly<Record<string, string>> | undefined =>
  field.options ?? (field.yesOrNo && yesOrNo);

/** The values of the options that a field has, or that an edit gives it. */
export function chosenOptions({ isList }: Field, value: unknown): string[] {
  if (!isList) return [value === true ? 'on' : value === false ? '' : String(value ?? '')];
  const several = Array.isArray(value) ? value : String(value).split(',');
  return several.map(String).filter((one) => one !== '');
}

const isText = ({ isChoice, isNumber, linksTo }: Field) => !isChoice && !isNumber && !linksTo;

/**
 * The fields of a kind that can be set for many records: texts and choices. Numbers cannot, because they are
 * display orders, and each record has its own place.
 */
export const settableFields = (kind: string): [name: string, field: Field][] =>
  Object.entries(recordKinds[kind]?.fields ?? {}).filter(
    ([, field]) => optionsOf(field) || isText(field),
  );

/** What an edit removes from a text and adds to it. Tags of HTML are never changed by a search. */
export function editedPieces(before: string, { find, value }: FieldEdit, isHtml = false) {
  const pieces: EditedPiece[] = [];
  const add = (kind: EditedPiece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (kind === 'same' && last?.kind === 'same') last.text += text;
    else if (text !== '') pieces.push({ kind, text });
  };
  if (find === undefined) {
    add(before === value ? 'same' : 'removed', before);
    if (before !== value) add('added', value);
    return pieces;
  }
  // With a group in the pattern, `split` also returns the tags, at the odd places.
  for (const [at, part] of (isHtml ? before.split(/(<[^>]*>)/) : [before]).entries())
    for (const [place, text] of (at % 2 === 1 ? [part] : part.split(find)).entries()) {
      if (place > 0) add('removed', find);
      if (place > 0) add('added', value);
      add('same', text);
    }
  return pieces;
}

/** The text after an edit. */
export const textAfter = (pieces: readonly EditedPiece[]): string =>
  pieces
    .filter(({ kind }) => kind !== 'removed')
    .map(({ text }) => text)
    .join('');
