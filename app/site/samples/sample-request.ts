import { randomUUID } from 'node:crypto';
import { readRef, type SampleLine } from '#domain/samples/sample-list.ts';
import {
  cleanedLine,
  cleanedRequest,
  mostLines,
  type SampleField,
  type SampleInput,
  sampleLimits,
} from '#domain/samples/sample-rules.ts';

/** A form as the visitor typed it. The server recognises a form that was sent twice by its key. */
export interface TypedRequest extends SampleInput {
  formKey: string;
}

/** The request of a new form: the lines that the address names, and empty fields. */
export function newRequest(url: string): TypedRequest {
  const adds = new URL(url).searchParams.getAll('add').slice(0, mostLines * 2);
  const lines = adds
    .map((add) => cleanedLine({ ...readRef(add), quantity: '', note: '' }))
    .filter(({ asked }) => asked !== '');
  return { lines, ...fieldsOf(() => ''), formKey: randomUUID() };
}

/**
 * Reads a sent form. A typed code is added, and a line whose button was pressed is removed: then `isChange` is true and
 * the request is not sent.
 */
export function readRequest(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const all = (name: string) => form.getAll(name).map(String);
  const [quantities, notes] = [all('quantity'), all('note')];
  const add = text('add').trim();
  const remove = text('remove');
  const lines: SampleLine[] = all('line').flatMap((ref, at) =>
    ref === remove
      ? []
      : [{ ...readRef(ref), quantity: quantities[at] ?? '', note: notes[at] ?? '' }],
  );
  if (add) lines.push({ ...readRef(add), quantity: '', note: '' });
  const typed = cleanedRequest({ lines, ...fieldsOf(text) });
  return { typed: { ...typed, formKey: text('form') }, isChange: add !== '' || remove !== '' };
}

const fieldsOf = (textOf: (name: string) => string) =>
  Object.fromEntries(Object.keys(sampleLimits).map((name) => [name, textOf(name)])) as Record<
    SampleField,
    string
  >;
