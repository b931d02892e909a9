import type { Connection } from '#database/connect.ts';
import type { KnownCounts } from '#domain/dashboard/known-counts.server.ts';
import { siteContentTables } from '#domain/site-content/site-content.server.ts';
import type { KnownCoverage } from '#domain/translations/known-coverage.server.ts';
import type { ReplicaReads } from '../database/replica-reads.ts';
import type { HeadingFonts } from '../fonts/heading-fonts.ts';
import type { SharedContent } from '../hosts/shared-content.ts';
import type { PurgeSchedule } from '../proxy-cache/purge-schedule.ts';
import type { PageCache } from './page-cache.ts';
import type { PageWarmer } from './warm-pages.ts';

interface KnownRecords {
  forget(record?: string): void;
}

interface Kept {
  cache: PageCache;
  warmer: PageWarmer;
  purges: PurgeSchedule | undefined;
  reads: ReplicaReads;
  known: SharedContent;
  headingFonts: HeadingFonts;
  coverage: KnownCoverage;
  counts: KnownCounts;
  /** The records of the catalogue that this process holds in memory. */
  codes: KnownRecords;
  shades: KnownRecords;
  searchTexts: KnownRecords;
}

/** What this process does when it hears of a change: it forgets pages and what it read before. */
export function forgetChanged(kept: Kept) {
  /** Drops the pages of this process and of the proxies. */
  const pages = () => {
    kept.cache.drop();
    kept.purges?.begin();
    kept.warmer.begin();
  };
  /** Forgets everything that was read from a table before it changed; without a name, from all tables. */
  const table = (name = '') => {
    kept.reads.changed();
    pages();
    kept.headingFonts.forget();
    kept.coverage.forget(name);
    kept.counts.forget(name);
    if (name === '' || siteContentTables.has(name)) kept.known.forget();
  };
  /** Forgets a record of the catalogue, such as 'products 12'; without a name, all records. */
  const record = (name?: string) => {
    kept.reads.changed();
    kept.codes.forget(name);
    kept.shades.forget(name);
    kept.searchTexts.forget(name);
    // Pages are dropped last, so that no page that was made from the old record is kept.
    pages();
  };
  const likes = () => {
    kept.reads.changed();
    kept.cache.dropLikes();
  };
  const everything = () => {
    record();
    table();
  };
  /** Listens to the announcements of the database. After a gap in them, anything may have changed. */
  const listen = async (connection: Connection) => {
    await connection.listen('content_changed', table, () => table());
    await connection.listen('records_changed', record, () => record());
    await connection.listen('likes_changed', likes, likes);
  };
  return { pages, likes, everything, listen };
}
