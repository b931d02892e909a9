import { z } from 'zod';
import type { Edit } from '../records/record-editing.server.ts';
import { type ParsedForm, parseForm } from './form-values.ts';

/** What a form asks to save: a whole new record, or the sent fields of an edit. */
export type RecordToSave<Input> =
  | { edit?: undefined; input: Input }
  | { edit: Edit; input: Partial<Input> };

/**
 * Parses the form of a record. A new record gets defaults for missing fields. An edit has only the sent
 * fields, so the other fields stay unchanged. `files` are the upload fields of the form.
 */
export function parseRecordForm<Schema extends z.ZodObject>(
  schema: Schema,
  form: FormData,
  edit: Edit | undefined,
  files: readonly string[] = [],
): ParsedForm<RecordToSave<z.output<Schema>>> {
  if (!edit) {
    const parsed = parseForm(schema, form, files);
    return parsed.ok ? { ok: true, value: { input: parsed.value } } : parsed;
  }
  const sentFields = Object.entries(schema.shape).filter(([name]) => form.has(name));
  // Keeps the checks over several fields, which zod's own partial() refuses.
  const rules = (schema.def.checks ?? []) as z.core.$ZodCheck<Record<string, unknown>>[];
  const partial = z.object(Object.fromEntries(sentFields)).check(...rules);
  const parsed = parseForm(partial, form, files);
  if (!parsed.ok) return parsed;
  return { ok: true, value: { edit, input: parsed.value as Partial<z.output<Schema>> } };
}
