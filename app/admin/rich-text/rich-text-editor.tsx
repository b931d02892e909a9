import type { Editor } from '@tiptap/core';
import { useEffect, useReducer, useRef, useState } from 'react';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { answers, openEditor } from './open-editor.ts';
import { Toolbar } from './toolbar.tsx';

export { canHold } from './editor-html.ts';

interface RichTextEditorProps {
  /** The hidden text area with the form's value, to which every change of the text is written. */
  area: HTMLTextAreaElement;
  label: string;
  /** Whether the editor takes the focus when it opens. */
  takesFocus: boolean;
  /** Further attributes of the text, such as its language and error. */
  attributes: Record<string, string>;
  onChange: () => void;
}

/** The text of a field with its formatting, as the public page shows it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { area, label, takesFocus, onChange } = props;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, showState] = useReducer((count: number) => count + 1, 0);
  const changed = useRef(onChange);
  changed.current = onChange;
  const attributes = JSON.stringify({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    class: `${inputLook} prose max-h-[60vh] max-w-none overflow-y-auto ${area.rows > 6 ? 'min-h-72' : 'min-h-34'}`,
    ...props.attributes,
  });
  useEffect(() => {
    const opened = openEditor(place.current, area, () => changed.current());
    opened.on('transaction', showState);
    setEditor(opened);
    // The label belongs to the hidden text area, so a click on the label arrives there.
    const focus = () => opened.view.focus();
    area.addEventListener('click', focus);
    return () => {
      area.removeEventListener('click', focus);
      opened.destroy();
    };
  }, [area]);
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...answers, attributes: JSON.parse(attributes) } });
  }, [editor, attributes]);
  useEffect(() => {
    if (takesFocus) editor?.view.focus();
  }, [editor, takesFocus]);
  return (
    <div className="flex flex-col gap-1">
      {editor && <Toolbar editor={editor} />}
      <div ref={place} />
    </div>
  );
}
