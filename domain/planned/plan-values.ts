import type { z } from 'zod';
import type { RowValues } from '#database/schema/history.ts';

/** Blank and missing are the same text, and links have no order. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value)].sort((a, b) => Number(a) - Number(b));
  if (typeof value === 'string') return value === '' ? null : value.replace(/\r\n?/g, '\n');
  return value ?? null;
}

/** Whether two values of a field are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/**
 * What a form has in those of its fields that can be planned: what is stored of the record and what
 * was entered have the same names. Files and what the form only carries along are left out,
 * and so is what is undefined: it stays as it is.
 */
export function plannedValues(schema: z.ZodObject, values: object): RowValues {
  const names = Object.keys(schema.shape).filter((name) => !/^removed_|_before$/.test(name));
  return Object.fromEntries(
    names
      .map((name) => [name, Reflect.get(values, name)] as const)
      .filter(([, value]) => value !== undefined),
  );
}
