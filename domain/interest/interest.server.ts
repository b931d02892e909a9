import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { yearsOfInterest } from '#database/retention/periods.ts';
import { hongKongDate } from '../hong-kong-time.ts';
import type { Interest, InterestKind } from './interest.ts';

/** The most different subjects of a kind in a day, so that a program cannot fill the disk. */
const mostSubjects = 2000;

/** Counts one thing that a buyer looked for. Item codes that do not exist are not counted. */
export async function countInterest(
  db: Database,
  languageCode: string,
  { kind, subject }: Interest,
): Promise<void> {
  const day = hongKongDate();
  const exists =
    kind === 'code' || kind === 'compare'
      ? sql`exists (select from item_codes where item_code = ${subject})`
      : sql`true`;
  await db.execute(sql`
    insert into buyer_interest as counted (day, language_code, kind, subject)
    select ${day}, ${languageCode}, ${kind}, ${subject}
    where ${exists} and (
      (select count(*) from buyer_interest where day = ${day} and kind = ${kind}) < ${mostSubjects}
      or exists (
        select from buyer_interest
        where day = ${day} and kind = ${kind} and language_code = ${languageCode}
          and subject = ${subject}))
    on conflict (day, kind, language_code, subject) do update set times = counted.times + 1`);
}

/** How often buyers looked for one thing. */
export type CountedInterest = {
  kind: ReportedKind;
  subject: string;
  times: number;
  /** The last day, such as '2026-12-25'. */
  last: string;
};

/** The kinds of {@link Interest}, and 'asked': the item codes of sample requests. */
export type ReportedKind = InterestKind | 'asked';

/**
 * Reads what buyers looked for since a day, most frequent first, at most `most` of each kind; on one language's host
 * or on all.
 */
export async function listInterest(
  db: Database,
  { since, languageCode, most }: { since: string; languageCode?: string | undefined; most: number },
): Promise<Partial<Record<ReportedKind, CountedInterest[]>>> {
  const inLanguage = languageCode ? sql`language_code = ${languageCode}` : sql`true`;
  const { rows } = await db.execute<CountedInterest>(sql`
    with counted as (
      select kind, subject, sum(times)::int as times, max(day) as last
      from buyer_interest where day >= ${since} and ${inLanguage}
      group by kind, subject
      union all
      select 'asked', asked, count(*)::int, max(sent.day)
      from contact_message_lines line
      join (
        select id, (created_at at time zone 'Asia/Hong_Kong')::date as day
        from contact_messages where ${inLanguage}
      ) sent on sent.id = line.contact_message_id
      where line.kind = 'code' and sent.day >= ${since}
      group by asked
    ), ranked as (
      select *, row_number() over (partition by kind order by times desc, last desc, subject) as rank
      from counted
    )
    select kind, subject, times, to_char(last, 'YYYY-MM-DD') as last
    from ranked where rank <= ${most} order by kind, rank`);
  return Object.groupBy(rows, ({ kind }) => kind);
}

/** Deletes counts that are too old. Returns the number of deleted rows. */
export async function pruneInterest(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from buyer_interest where day < now() - make_interval(years => ${yearsOfInterest})`);
  return rowCount ?? 0;
}
