import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** What a reader finds in a PDF. */
export interface PdfContent {
  pages: string[];
  title: string;
  language: string;
  /** Titles of the bookmarks, with those below them. */
  bookmarks: { title: string; below: string[] }[];
  /** The kinds of the elements in the structure of the first page, such as H1. */
  tags: string[];
}

/** Reads the text, the language and the structure of a PDF. */
export async function readPdf(bytes: ArrayBuffer): Promise<PdfContent> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  const outline = (await pdf.getOutline()) ?? [];
  const tree = await (await pdf.getPage(1)).getStructTree();
  return {
    // A line may end within a text, and beside Han there are gaps, which readers take for blanks.
    pages: text.map((page) => page.replaceAll(/\s+/g, '')),
    title: info.Title,
    language: info.Language,
    bookmarks: outline.map(({ title, items }) => ({ title, below: items.map((one) => one.title) })),
    tags: tagsOf(tree),
  };
}

interface Node {
  role?: string;
  children?: unknown[];
}

const tagsOf = (node: Node | null): string[] => [
  ...(node?.role ? [node.role] : []),
  ...(node?.children ?? []).flatMap((child) => tagsOf(child as Node)),
];
