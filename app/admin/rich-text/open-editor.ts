import { Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { documentOf, htmlOf } from './editor-html.ts';
import { extensions } from './own-schema.ts';
import { cleanPasted } from './pasted-html.ts';

/** How the editor handles events of the browser. */
export const answers = {
  transformPastedHTML: cleanPasted,
  // Esc closes the dialog, so ProseMirror must not take the key.
  handleDOMEvents: { keydown: (_: unknown, { key }: KeyboardEvent) => key === 'Escape' },
};

/** Opens the editor with the text of `area` and writes every change to it. An unchanged text stays byte for byte. */
export function openEditor(
  element: HTMLElement | null,
  area: HTMLTextAreaElement,
  onChange: () => void,
): Editor {
  const stored = area.value;
  const editor = new Editor({
    element,
    extensions: [...extensions, unchangedWhile(() => area.matches(':disabled'))],
    // The Content-Security-Policy forbids injected styles, so the styles are in editor.css.
    injectCSS: false,
    content: documentOf(stored).toJSON(),
    editorProps: answers,
    // A typed `*` or `-` stays as it is and does not begin a list.
    enableInputRules: false,
    enablePasteRules: false,
    onUpdate() {
      area.value = editor.state.doc.eq(first) ? stored : htmlOf(editor.state.doc);
      onChange();
    },
  });
  const first = editor.state.doc;
  return editor;
}

/** While the form is being saved, its fields are disabled, and the text must not change either. */
const unchangedWhile = (isSaving: () => boolean) =>
  Extension.create({
    name: 'unchangedWhileSaving',
    addProseMirrorPlugins: () => [
      new Plugin({ filterTransaction: ({ docChanged }) => !docChanged || !isSaving() }),
    ],
  });
