import { z } from 'zod';
import { largestInteger } from '../largest-integer.ts';
import { withoutInvisible } from '../texts/invisible.ts';

// Otherwise zod tries `eval`, which the pages' policy forbids, and the browser reports a violation.
z.config({ jitless: true });

/** Messages by field name; '' holds those that belong to no single field. */
export type FormErrors = Record<string, string[]>;

export type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; errors: FormErrors };

const textOf = (entry: FormDataEntryValue) => (typeof entry === 'string' ? entry : entry.name);

/** What a form is told of which no field came: an empty answer must not pass for a save. */
export const noFieldCame =
  'The form arrived without any of its fields, so nothing was saved. Please load the page again.';

/**
 * Reads a form by its schema, in the browser as on the server. Of a field that is no list the last
 * value counts, as a checkbox comes after a hidden field that says that it is not ticked. A field that is missing is '' or an empty list, a chosen file stands
 * for its name. Refused if neither a field of the schema came nor one of `files`.
 */
export function parseForm<Schema extends z.ZodObject>(
  schema: Schema,
  form: FormData,
  files: readonly string[] = [],
): ParsedForm<z.output<Schema>> {
  const names = Object.keys(schema.shape);
  const values = Object.fromEntries(
    names.map((name) => {
      const texts = form.getAll(name).map(textOf);
      const isList = schema.shape[name] instanceof z.ZodArray;
      return [name, isList ? texts.filter((text) => text !== '') : (texts.at(-1) ?? '')];
    }),
  );
  const parsed = schema.safeParse(values);
  if (parsed.success) {
    if ([...names, ...files].some((name) => form.has(name)))
      return { ok: true, value: parsed.data };
    return { ok: false, errors: { '': [noFieldCame] } };
  }
  const errors: FormErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0] ?? '');
    const list = errors[name] ?? [];
    if (!list.includes(message)) list.push(message);
    errors[name] = list;
  }
  return { ok: false, errors };
}

const tooLong = (max: number) => `Please keep this to ${max.toLocaleString('en')} characters`;

/** No text in PostgreSQL holds a NUL: without it, the rest of what was pasted is kept. */
export const withoutNul = (value: string) => value.replaceAll('\0', '');

/** Text without blanks around it; none where nobody would see any. */
export const text = (max: number) =>
  z
    .string()
    .overwrite((value) => (withoutInvisible(value).trim() === '' ? '' : value.trim()))
    .max(max, tooLong(max));

/** Text that may be missing: null then. Line breaks come as one character. */
export const optionalText = (max: number) =>
  text(max).transform((value) => (value === '' ? null : value.replace(/\r\n?/g, '\n')));

const noWholeNumber = 'Display order must be a whole number';
const place = z
  .number(noWholeNumber)
  .int(noWholeNumber)
  .min(0, 'Display order must be 0 or more')
  .max(largestInteger, `Display order must be ${largestInteger} or less`);

/** A place in a list, or undefined when it is left empty. */
export const displayOrder = z
  .string()
  .transform((value) => (value.trim() === '' ? undefined : Number(value)))
  .pipe(place.optional());

/** A place in a list; what is no number counts as 0. */
export const displayOrderOrZero = z
  .string()
  .transform((value) => Number(value) || 0)
  .pipe(place);

export const checkbox = z.stringbool({
  truthy: ['on', 'yes', 'true', '1'],
  falsy: ['', 'off', 'no', 'false', '0'],
});

/** The id of another record, or null when none is chosen. */
export const recordId = z
  .string()
  .transform((value) => (/^\d{1,9}$/.test(value) ? Number(value) : null));

export const recordIds = z.array(z.coerce.number().int().positive().max(largestInteger));

/** Active unless the form says otherwise; what is no status is refused. */
export const recordStatus = z.union(
  [z.enum(['Active', 'Inactive']), z.literal('').transform(() => 'Active' as const)],
  'Status must be Active or Inactive',
);

/** What a public address may be made of. */
export const slugText = text(200)
  .refine((value) => /^[\p{L}\p{M}\p{N}._~-]*$/u.test(value), {
    error: 'A slug may hold letters, digits and hyphens, but no spaces or slashes',
  })
  // Browsers read `.` and `..` as folders, React Router `.data` as a request for data.
  .refine((value) => !/^\.\.?$|\.data$/.test(value), {
    error: 'A slug may not be “.” or “..”, nor end in “.data”',
  });

/** 'ST Viscose 100%' is 'st-viscose-100'. */
export function slugFrom(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}
