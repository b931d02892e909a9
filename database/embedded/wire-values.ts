import pg from 'pg';
import type { Answer, Query } from '../query-pool.ts';
import type { RawResult } from './engine-messages.ts';

/** A parameter as the text that pg would send for it; null stays null. */
export function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return toHex(value);
  if (Array.isArray(value)) return toArrayText(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The engine's texts as the values and result objects that pg would give. */
export function toAnswer(query: Query, raw: RawResult[]): Answer {
  const results = raw.map((result) => toResult(query, result));
  const [only] = results;
  return results.length === 1 && only ? only : results;
}

function toResult(query: Query, raw: RawResult): pg.QueryResult {
  const parsers = raw.fields.map((field) =>
    (query.types ?? pg.types).getTypeParser(field.dataTypeID, 'text'),
  );
  const parse = (text: string | null, column: number): unknown =>
    text === null ? null : parsers[column]?.(text);
  const rows =
    query.rowMode === 'array'
      ? raw.rows.map((row) => row.map(parse))
      : raw.rows.map((row) =>
          Object.fromEntries(row.map((text, i) => [raw.fields[i]?.name, parse(text, i)])),
        );
  const fields = raw.fields.map((field) => ({
    ...field,
    tableID: 0,
    columnID: 0,
    dataTypeSize: -1,
    dataTypeModifier: -1,
    format: 'text',
  }));
  return { command: raw.command, rowCount: raw.rowCount, oid: 0, fields, rows };
}

function toHex(bytes: ArrayBufferView): string {
  return `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;
}

function toArrayText(values: unknown[]): string {
  const items = values.map((value) => {
    if (Array.isArray(value)) return toArrayText(value);
    const text = toText(value);
    return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  });
  return `{${items.join(',')}}`;
}
