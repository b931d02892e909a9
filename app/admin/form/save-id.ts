import { useRef } from 'react';
import { saveIdField } from '../actions/save-id-field.ts';

// Not randomUUID: browsers have it on https and localhost alone.
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Gives what a form sends an id: the same one as long as `content` is the same. */
export function useSaveId() {
  const last = useRef({ content: '', id: '' });
  return (form: FormData, content: string): FormData => {
    if (last.current.id === '' || last.current.content !== content)
      last.current = { content, id: newId() };
    form.set(saveIdField, last.current.id);
    return form;
  };
}
