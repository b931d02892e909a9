import type { Activity } from '#domain/history/activity.server.ts';
import type { People } from '#domain/history/authors.server.ts';
import { withoutRewrittenLinks } from '#domain/history/row-changes.ts';
import { authorOf } from './author.tsx';
import { summarise } from './version-summary.server.ts';

/** A change of content as lists show it: with its author and a summary. */
export const shownChange = ({ entries, names, ...change }: Activity, people: People) => ({
  ...change,
  author: authorOf(people, change),
  summary: summarise({ ...change, entries: withoutRewrittenLinks(entries) }, names),
});

export type Change = ReturnType<typeof shownChange>;
