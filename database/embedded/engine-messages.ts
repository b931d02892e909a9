/** What the main thread asks of the engine's thread; answered strictly in order. */
export type EngineRequest =
  | { kind: 'query'; text: string; values: (string | null)[] }
  | { kind: 'copy'; to: string }
  | { kind: 'vacuum'; what: 'everything' | 'worn tables' }
  | { kind: 'close' };

/** One statement's outcome, every value still the text that PostgreSQL wrote. */
export interface RawResult {
  command: string;
  rowCount: number | null;
  fields: { name: string; dataTypeID: number }[];
  rows: (string | null)[][];
}

/** The fields of a PostgreSQL error that callers may read, as plain data. */
export type ErrorFields = { message: string } & Record<string, string | undefined>;

export type EngineAnswer =
  | { kind: 'opened'; initialised: boolean }
  | { kind: 'refused'; reason: string }
  | { kind: 'results'; results: RawResult[] }
  | { kind: 'failed'; error: ErrorFields }
  | { kind: 'broken'; reason: string }
  | { kind: 'notification'; channel: string; payload: string }
  | { kind: 'event'; event: Record<string, unknown> };
