import { useRef } from 'react';
import { saveIdField } from '../../actions/save-id-field.ts';

// Not randomUUID, because browsers offer it only on https and localhost.
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Adds an idempotency key to the data of a form; it stays the same while `content` is the same. */
export function useSaveId() {
  const last = useRef({ content: '', id: '' });
  return (form: FormData, content: string): FormData => {
    if (last.current.id === '' || last.current.content !== content)
      last.current = { content, id: newId() };
    form.set(saveIdField, last.current.id);
    return form;
  };
}
