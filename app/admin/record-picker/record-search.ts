import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { RecordChoices } from '#domain/records/record-choices.ts';

/** The field in which a record for `name` is written by its name. */
export const writtenFor = (name: string) => `${name}_written`;

/** Searches the records that an address answers for ?q=, while someone types. `found` is null when that failed. */
export function useRecordSearch(source: string) {
  const fetcher = useFetcher<RecordChoices | null>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    found: fetcher.data,
    search(text: string) {
      clearTimeout(timer.current);
      const address = `${source}?${new URLSearchParams({ q: text })}`;
      timer.current = setTimeout(() => fetcher.load(address), 120);
    },
  };
}
