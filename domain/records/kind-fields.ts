import type { RowValues } from '#database/schema/history.ts';

/** One field of a kind of record, as its form, conflicts, plans, Translations and the history use it. */
export interface Field {
  /** Its label in the form. */
  label: string;
  required?: boolean;
  /** The height of its text area in lines, if it holds several lines. */
  rows?: number;
  /** The text may contain HTML, and can be edited with its formatting. */
  isHtml?: boolean;
  /** Chosen, not typed: a status, a tick, or rows of their own. */
  isChoice?: boolean;
  /** The values that can be chosen, with their names. */
  options?: Readonly<Record<string, string>>;
  /** Any number of the options can be chosen. */
  isList?: boolean;
  /** A whole number that is not negative. */
  isNumber?: boolean;
  /** The kind of record whose ids the field holds. */
  linksTo?: string;
  /** Its name in the history, if that is not the field's own name. */
  inHistory?: string;
  /** The words of the history for yes and no. */
  yesOrNo?: readonly [yes: string, no: string];
  /** Set if the field is translated: how Translations shows it where that differs from the form. */
  translated?: {
    label?: string;
    /** The translation must not be empty in any language. */
    required?: boolean;
    /** The lines of the text area: 5 where the specification says so, fewer for descriptions. */
    rows?: number;
    /** Listed only for records in which the field is not empty. */
    optional?: boolean;
  };
}

/** The field of a record that is Active or Inactive. */
export const statusField = {
  ...{ label: 'Status', isChoice: true },
  options: { Active: 'Active', Inactive: 'Inactive' },
} satisfies Field;

export type Fields = Readonly<Record<string, Field>>;

/** A table whose rows belong to a record; `owner` is the column with the record's id. */
interface BelongingTable {
  table: string;
  owner: string;
  /** The words for one row and for several. */
  names: readonly [one: string, several: string];
  /** For a table of links: the kind that they lead to, and the column with its id. */
  linksTo?: { kind: string; column: string };
}

/** The description of a kind of record with a history, for browser and server. */
export interface KindWords {
  one: string;
  several: string;
  /** The word for one record in messages, if it is not `one`. */
  noun?: string;
  /** The column with the name of a record. */
  nameColumn: string;
  /** The column with the name if `nameColumn` is empty. */
  otherNameColumn?: string;
  /** The address of its list and form; absent if the kind has no form of its own. */
  screen?: string;
  /** Staff add no records: there is only one, or visitors add them. */
  isNotAdded?: true;
  /** Its records are Active or Inactive, although they have no page. */
  hasStatus?: true;
  /** Editors may edit it although it is not of the catalogue. */
  isForEditors?: true;
  belongings?: readonly BelongingTable[];
  /** Returns the rows of a former state for which the record has no room today; they are not restored. */
  rowsWithoutRoom?: <Row extends { table: string; row: RowValues }>(rows: readonly Row[]) => Row[];
  /** By field name. Hidden fields that the form only sends back are not listed. */
  fields?: Fields;
}

/** A kind of the catalogue: its records are translated and searched by name. */
export interface CatalogueWords extends KindWords {
  screen: string;
  fields: Fields;
  /** It is edited in General Settings by administrators: no screen of its own, no tile, no menu item. */
  isSetting?: true;
  /** What a record may lack, and the note behind its name: 'without a picture'. */
  lacks?: Readonly<Record<string, string>>;
  /** Describes a translated text of a part of its records by its field name, such as `block_12_body`. */
  partField?: (name: string) => { label: string; rows?: number; isHtml?: boolean } | undefined;
}

/** A kind whose records are Active or Inactive and have a public page each. */
export interface PublishedWords extends CatalogueWords {
  /**
   * The path of the list page, below which each record has its page, and the query parameters that a record's
   * page reads.
   */
  page: {
    list: string;
    parameters: readonly string[];
    /** The path of a record's page, if it is not its slug below `list`. */
    path?: (row: Readonly<Record<string, unknown>>) => string;
    /** Whether a record has no page of its own. Its preview then shows the page on which it appears. */
    standsElsewhere?: (row: Readonly<Record<string, unknown>>) => boolean;
  };
}

/** The labels of all fields, by field name. */
export function labelsOf<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
): Record<Name, string> {
  const names = Object.keys(fields) as Name[];
  return Object.fromEntries(names.map((name) => [name, fields[name].label])) as Record<
    Name,
    string
  >;
}
