import type { z } from 'zod';

/** One field of a kind of record: what its form, conflicts, plans, Translations and the history know of it. */
export interface Field {
  /** What its form calls it. */
  label: string;
  required?: boolean;
  /** How many lines its box in the form has, if it holds a text of several. */
  rows?: number;
  /** A whole number that is not negative. */
  isNumber?: boolean;
  /** The kind of record whose ids it holds. */
  linksTo?: string;
  /** What the history calls it, if not by its name. */
  inHistory?: string;
  /** What the history says for yes and no. */
  yesOrNo?: readonly [yes: string, no: string];
  /** Set if its text is translated: how Translations shows it, as far as that differs from the form. */
  translated?: {
    label?: string;
    /** May not be empty in any language. */
    required?: boolean;
    /** Of a text of several lines: 5 where the specification says so, fewer for descriptions. */
    rows?: number;
    /** Listed only for records that have such a text. */
    optional?: boolean;
  };
}

export type Fields = Readonly<Record<string, Field>>;

/** A table whose rows belong to a record, by the column that holds the record's id. */
interface BelongingTable {
  table: string;
  owner: string;
  /** What one row of it is called, and several. */
  names: readonly [one: string, several: string];
  /** Of a table of links: what they lead to, by the column that holds its id. */
  linksTo?: { kind: string; column: string };
}

/** What browser and server know of a kind of record that has a history. */
export interface KindWords {
  one: string;
  several: string;
  /** What messages call one record, if not by `one`. */
  noun?: string;
  /** The column that a record is named by. */
  nameColumn: string;
  /** Where that one is empty. */
  otherNameColumn?: string;
  /** Where a record is edited; absent where it has no form of its own. */
  screen?: string;
  belongings?: readonly BelongingTable[];
  /** By name. What a form only carries along is not among them. */
  fields?: Fields;
}

/** What they know of a kind of the catalogue: its records are translated, and searched by name. */
export interface CatalogueWords extends KindWords {
  screen: string;
  /** The rules of its form, by which browser and server check it. */
  form: z.ZodObject;
  fields: Fields;
}

/** What they know of a kind whose records are Active or Inactive and have a page each. */
export interface PublishedWords extends CatalogueWords {
  /** Its page lies below the one that lists all. */
  page: { list: string; parameters: readonly string[] };
  /** What a record may lack, and how that is said behind its name: 'without picture'. */
  lacks?: Readonly<Record<string, string>>;
}

/** What a form calls its fields. */
export function labelsOf<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
): Record<Name, string> {
  const names = Object.keys(fields) as Name[];
  return Object.fromEntries(names.map((name) => [name, fields[name].label])) as Record<
    Name,
    string
  >;
}
