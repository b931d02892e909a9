import { z } from 'zod';
import { largestInteger } from '../largest-integer.ts';
import { withoutInvisible } from '../texts/invisible.ts';

// Otherwise zod tries `eval`, which the pages' policy forbids, and the browser reports a violation.
z.config({ jitless: true });

/** Messages by field name; '' holds those that belong to no single field. */
export type FormErrors = Record<string, string[]>;

export type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; errors: FormErrors };

function textOf(entry: FormDataEntryValue | null): string {
  if (entry === null || typeof entry === 'string') return entry ?? '';
  return entry.name;
}

/**
 * Reads a form by its schema, in the browser as on the server. A field that is missing is '', a
 * name that ends in _ids or _codes is a list, a chosen file stands for its name.
 */
export function parseForm<Schema extends z.ZodObject>(
  schema: Schema,
  form: FormData,
): ParsedForm<z.output<Schema>> {
  const values = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [
      name,
      /_(ids|codes)$/.test(name)
        ? form
            .getAll(name)
            .map(textOf)
            .filter((text) => text !== '')
        : textOf(form.get(name)),
    ]),
  );
  const parsed = schema.safeParse(values);
  if (parsed.success) return { ok: true, value: parsed.data };
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

export const checkbox = z.string().transform((value) => value !== '');

/** The id of another record, or null when none is chosen. */
export const recordId = z
  .string()
  .transform((value) => (/^\d{1,9}$/.test(value) ? Number(value) : null));

export const recordIds = z.array(z.coerce.number().int().positive().max(largestInteger));

export const recordStatus = z.enum(['Active', 'Inactive']).catch('Active');

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
