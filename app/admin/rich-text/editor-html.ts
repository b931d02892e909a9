import { DOMParser, DOMSerializer, type Node as TextNode } from '@tiptap/pm/model';
import { schema } from './own-schema.ts';
import { sameText } from './same-text.ts';
import { parseShown } from './shown-text.ts';

/** The document of a stored text. */
export const documentOf = (text: string): TextNode =>
  DOMParser.fromSchema(schema).parse(parseShown(text));

/** The HTML of a document, one block a line, without empty paragraphs; '' for an empty document. */
export function htmlOf(content: TextNode): string {
  const page = document.implementation.createHTMLDocument();
  page.body.append(
    DOMSerializer.fromSchema(schema).serializeFragment(content.content, { document: page }),
  );
  for (const empty of page.body.querySelectorAll('p:empty, :is(h2, h3):empty'))
    if (empty.parentElement === page.body) empty.remove();
  // A list item with a single line is written without <p>, as people write it by hand.
  for (const only of page.body.querySelectorAll('li > p:first-child'))
    if (only.parentElement?.querySelectorAll(':scope > p').length === 1)
      only.replaceWith(...only.childNodes);
  return [...page.body.children].map(({ outerHTML }) => outerHTML).join('\n');
}

/** Whether the editor shows all of a stored text, so that an edit loses nothing of it. */
export function canHold(text: string): boolean {
  return sameText(parseShown(text), parseShown(htmlOf(documentOf(text))));
}
