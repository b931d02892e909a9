import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { RecordChoices } from '#domain/records/record-choices.ts';

/** The name of the field with the typed name of a record, for the field `name` that holds ids. */
export const typedNameField = (name: string) => `${name}_written`;

/** Debounced search of products. `found` is undefined before a search and null after a failed one. */
export function useRecordSearch() {
  const fetcher = useFetcher<RecordChoices | null>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    found: fetcher.data,
    search(text: string) {
      clearTimeout(timer.current);
      const address = `/admin/product-choices?${new URLSearchParams({ q: text })}`;
      timer.current = setTimeout(() => fetcher.load(address), 120);
    },
  };
}
