/** A text, and its language if it differs from the document's. */
export interface SheetText {
  text: string;
  lang?: string | undefined;
}

/** A drawing of parts of app/ui/icons.svg, with its text alternative. */
export interface SheetSymbol {
  parts: string[];
  alt: string;
}

/** A row of a specification: a value for each item code, which is a text or care symbols. */
export interface SheetRow {
  label: string;
  values: (SheetText | SheetSymbol[])[];
}

/** The specification of one item code, or of all item codes of a product. */
export interface Sheet {
  /** The small line above the heading. */
  above: SheetText;
  heading: SheetText;
  description: SheetText | undefined;
  /** The address in the sheet's QR code. */
  address: string;
  picture: { url: string; alt: string } | undefined;
  /** The columns of the specification. */
  codes: string[];
  parts: { heading: string; rows: SheetRow[] }[];
}

/** A line of a table of contents: a group, or a sheet of the document by its place. */
export type ContentsLine = { group: SheetText } | { sheet: number };

/** Everything that a document of specification sheets shows, so that equal content gives an equal document. */
export interface SheetDocument {
  /** The language of its words, which decides the typeface. */
  language: string;
  title: string;
  company: {
    wordmark: { latin: string; characters: string };
    name: string;
    /** The lines at the foot of each page. */
    lines: SheetText[];
  };
  /** 'Data as of Nov 27, 2026' */
  date: string;
  sheets: Sheet[];
  /** Only of a catalogue. */
  contents: { heading: string; lines: ContentsLine[] } | undefined;
}

/** A finished document; 'busy' if too many wait. */
export type MadeSheets = { bytes: Uint8Array<ArrayBuffer>; etag: string } | 'busy';

/** Makes documents. A document with the same content is made once. */
export type SheetPress = (document: SheetDocument) => Promise<MadeSheets>;
