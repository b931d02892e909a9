import { getSchema, Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { isKeptAddress } from './link-address.ts';

/** A link with the attributes that the public page keeps. Tiptap's own link would also turn typed text into links. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  exitable: true,
  addAttributes: () => ({ href: {}, title: { default: null }, target: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (link) => (isKeptAddress(link.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** The elements that the editor can hold: some of those that the sanitiser keeps (domain/texts/rich-text.server.ts). */
export const extensions = [
  ...[Document, Paragraph, Text, Bold, Italic, Link, HardBreak, BulletList, UndoRedo],
  Heading.configure({ levels: [2, 3] }),
  // The attribute `type` is left out, because the sanitiser drops it.
  OrderedList.extend({
    addAttributes: () => ({
      start: { default: 1, parseHTML: (list) => Number(list.getAttribute('start') ?? 1) },
    }),
  }),
  // Tab and Shift-Tab are left out, because these keys leave the editor.
  ListItem.extend({
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }),
];

export const schema = getSchema(extensions);
