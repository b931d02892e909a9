import type { People } from '#domain/history/recorded/authors.server.ts';
import { withoutRewrittenLinks } from '#domain/history/recorded/row-changes.ts';
import type { Activity } from '#domain/history/timeline/activity.server.ts';
import { authorOf } from '../author.tsx';
import { summarise } from '../versions/version-summary.server.ts';

/** A change of content as lists show it: with its author and a summary. */
export const shownChange = ({ entries, names, ...change }: Activity, people: People) => ({
  ...change,
  author: authorOf(people, change),
  summary: summarise({ ...change, entries: withoutRewrittenLinks(entries) }, names),
});

export type Change = ReturnType<typeof shownChange>;
