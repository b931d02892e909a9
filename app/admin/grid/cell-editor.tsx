import { useLayoutEffect, useRef } from 'react';

interface CellEditorProps {
  label: string;
  draft: string;
  /** The id of the text that says what is wrong with the cell. */
  note: string | undefined;
  /** The id of the list of suggestions; without it the text may have several lines. */
  list: string | undefined;
  edit: (action: { do: 'type'; text: string } | { do: 'commit' }) => void;
}

const look =
  'block w-full resize-none border-0 bg-white px-2 py-1.5 outline-2 outline-gold-deep -outline-offset-2 field-sizing-content max-h-80';

/** The field in which the active cell is edited; the caret is at the end. */
export function CellEditor({ label, draft, note, list, edit }: CellEditorProps) {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = ref.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const field = {
    ...{ ref, value: draft, className: look, 'aria-label': label, autoComplete: 'off' },
    ...(note && { 'aria-invalid': true, 'aria-describedby': note }),
    onChange: ({ target }: { target: { value: string } }) =>
      edit({ do: 'type', text: target.value }),
    onBlur: () => edit({ do: 'commit' }),
  };
  return list ? <input {...field} list={list} /> : <textarea {...field} rows={1} />;
}
