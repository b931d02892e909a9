import type { Database } from '#database/connect.ts';
import { readPeople } from '#domain/history/recorded/authors.server.ts';
import { recordNames } from '#domain/history/recorded/record-names.server.ts';
import { withoutRewrittenLinks } from '#domain/history/recorded/row-changes.ts';
import { recordTimeline } from '#domain/history/timeline/timeline.server.ts';
import { authorOf } from '../author.tsx';
import { linkedRecords, shownChanges } from './differences.server.ts';
import { summarise } from './version-summary.server.ts';

const pageSize = 20;

/** Reads one page of a record's versions, newest first; with `before`, those older than that version. */
export async function readVersions(
  db: Database,
  record: { kind: string; id: number },
  before: number | undefined,
) {
  const [people, timeline] = await Promise.all([
    readPeople(db),
    recordTimeline(db, record, { before, limit: pageSize }),
  ]);
  const shown = timeline.map((version) => ({
    ...version,
    entries: withoutRewrittenLinks(version.entries),
  }));
  const entries = shown.flatMap((version) => version.entries);
  const names = await recordNames(db, linkedRecords(entries));
  const versions = shown.map((version) => ({
    id: version.id,
    at: version.at,
    hasRecord: version.hasRecord,
    author: authorOf(people, version),
    summary: summarise({ ...version, kind: record.kind }, names),
    changes: shownChanges(record.kind, version.entries, names),
  }));
  return { versions, more: timeline.length === pageSize };
}

export type ShownVersion = Awaited<ReturnType<typeof readVersions>>['versions'][number];
