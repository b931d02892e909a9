import { z } from 'zod';
import { t } from '../admin-words/t.ts';
import { largestInteger } from '../largest-integer.ts';
import { withoutInvisible } from '../texts/invisible.ts';

// Otherwise zod tries `eval`, which our Content-Security-Policy forbids, and the browser reports a violation.
z.config({ jitless: true });

/** Error messages by field name; the key '' holds those of the whole form. */
export type FormErrors = Record<string, string[]>;

export type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; errors: FormErrors };

/** Whether a field is a list of rows, whose entries are named `blocks.12.title`. */
const rowsOf = (field: unknown): z.ZodObject | undefined =>
  field instanceof z.ZodArray && field.element instanceof z.ZodObject ? field.element : undefined;

/** The rows of a field such as `blocks`, in form order, each with its key, such as `12`. */
function rowsIn(form: FormData, name: string, row: z.ZodObject): Record<string, string>[] {
  const start = `${name}.`;
  const rows = new Map<string, Record<string, string>>();
  for (const [field, value] of form) {
    const [key = '', column = ''] = field.startsWith(start)
      ? field.slice(start.length).split('.')
      : [];
    if (key === '' || !(column in row.shape)) continue;
    const values = rows.get(key) ?? {
      ...Object.fromEntries(Object.keys(row.shape).map((one) => [one, ''])),
      key,
    };
    rows.set(key, { ...values, [column]: textOf(value) });
  }
  return [...rows.values()];
}

const textOf = (entry: FormDataEntryValue) => (typeof entry === 'string' ? entry : entry.name);

/** The error for a form without any known field, which must not count as an empty save. */
export const noFieldCame = 'The form arrived empty. Nothing was saved. Please reload the page.';

/**
 * Parses a form with its schema, in the browser and on the server. The last value of a single-value field
 * counts, because a checkbox follows a hidden field for "unticked". A missing field is '' or an empty list,
 * and a chosen file counts as its name. Fails if the form has no field of the schema and none of `files`.
 */
export function parseForm<Schema extends z.ZodObject>(
  schema: Schema,
  form: FormData,
  files: readonly string[] = [],
): ParsedForm<z.output<Schema>> {
  const names = Object.keys(schema.shape);
  const values = Object.fromEntries(
    names.map((name) => {
      const row = rowsOf(schema.shape[name]);
      if (row) return [name, rowsIn(form, name, row)];
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
    const [field, at, column] = path;
    const rows = values[String(field)] as { key: string }[];
    const name =
      typeof at === 'number' && column !== undefined
        ? `${String(field)}.${rows[at]?.key}.${String(column)}`
        : String(field ?? '');
    const list = errors[name] ?? [];
    if (!list.includes(message)) list.push(message);
    errors[name] = list;
  }
  return { ok: false, errors };
}

const tooLong = (max: number) => t('Please enter at most {max} characters', { max });

/** PostgreSQL texts cannot contain NUL. It is removed, so that the rest of a pasted text is kept. */
export const withoutNul = (value: string) => value.replaceAll('\0', '');

/** Trimmed text of at most `max` characters; empty if it has only invisible characters. */
export const text = (max: number) =>
  z
    .string()
    .overwrite((value) => (withoutInvisible(value).trim() === '' ? '' : value.trim()))
    .max(max, { error: () => tooLong(max) });

/** Optional text: null if empty. Line breaks become \n. */
export const optionalText = (max: number) =>
  text(max).transform((value) => (value === '' ? null : value.replace(/\r\n?/g, '\n')));

const noWholeNumber = 'Display order must be a whole number';
const place = z
  .number(noWholeNumber)
  .int(noWholeNumber)
  .min(0, 'Display order must be 0 or more')
  .max(largestInteger, `Display order must be ${largestInteger} or less`);

/** A display order; undefined if empty. */
export const displayOrder = z
  .string()
  .transform((value) => (value.trim() === '' ? undefined : Number(value)))
  .pipe(place.optional());

/** A display order; anything but a number is 0. */
export const displayOrderOrZero = z
  .string()
  .transform((value) => Number(value) || 0)
  .pipe(place);

export const checkbox = z.stringbool({
  truthy: ['on', 'yes', 'true', '1'],
  falsy: ['', 'off', 'no', 'false', '0'],
});

/** The id of another record; null if none is chosen. */
export const recordId = z
  .string()
  .transform((value) => (/^\d{1,9}$/.test(value) ? Number(value) : null));

export const recordIds = z.array(z.coerce.number().int().positive().max(largestInteger));

export const statusRule = 'Status must be Active or Inactive';

/** The status of a record: Active if the field is missing or empty; other values are refused. */
export const recordStatus = z.union(
  [z.enum(['Active', 'Inactive']), z.literal('').transform(() => 'Active' as const)],
  statusRule,
);

/** A slug: the part of a public address that names a record. */
export const slugText = text(200)
  .refine((value) => /^[\p{L}\p{M}\p{N}._~-]*$/u.test(value), {
    error:
      'A slug may contain letters, digits, hyphens, underscores, dots and tildes, but no spaces or slashes',
  })
  // Browsers resolve `.` and `..` as folders, and React Router treats `.data` as a data request.
  .refine((value) => !/^\.\.?$|\.data$/.test(value), {
    error: 'A slug may not be “.” or “..”, or end in “.data”',
  });

/** Makes a slug from a name: 'ST Viscose 100%' becomes 'st-viscose-100'. */
export function slugFrom(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}
