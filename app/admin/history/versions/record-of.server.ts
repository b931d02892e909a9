import { data } from 'react-router';
import { recordKinds } from '#domain/kinds/kinds.ts';

/** The record that an address names by kind and id. Throws a 404 for an unknown kind or an invalid id. */
export function recordInAddress({ kind, id }: { kind: string; id: string }): {
  kind: string;
  id: number;
} {
  if (!Object.hasOwn(recordKinds, kind) || !/^\d{1,9}$/.test(id)) throw data('', { status: 404 });
  return { kind, id: Number(id) };
}
