import type { CustomTypesConfig, QueryResult } from 'pg';

/** One statement as drizzle's node-postgres session writes it. */
export interface Query {
  text: string;
  rowMode?: 'array' | undefined;
  types?: CustomTypesConfig | undefined;
}

/** A text of several statements answers one result for each. */
export type Answer = QueryResult | QueryResult[];

/** One session of the database, held until `release`. */
export interface QueryClient {
  query(query: Query, values?: unknown[]): Promise<Answer>;
  /** Gives the session back; `broken` throws it away. Calling it again does nothing. */
  release(broken?: boolean): void;
}

/** What both engines offer: any session for one statement, or one session for several. */
export interface QueryPool {
  query(query: Query, values?: unknown[]): Promise<Answer>;
  connect(): Promise<QueryClient>;
}
