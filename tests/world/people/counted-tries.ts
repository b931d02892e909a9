import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { counted_tries } from '#database/schema/counted-tries.ts';

/** Moves what limits have counted into the past, as if so many seconds had passed. */
export async function passTries(db: Database, seconds: number): Promise<void> {
  const earlier = (column: string) =>
    sql`${sql.identifier(column)} - make_interval(secs => ${seconds})`;
  await db
    .update(counted_tries)
    .set({ next_at: earlier('next_at'), forgotten_at: earlier('forgotten_at') });
}

/** Makes every pause between tries last ten minutes at least, so that none ends however long a test takes. */
export async function holdPauses(db: Database): Promise<void> {
  await db.execute(sql`
    create function hold_pause() returns trigger language plpgsql as $$ begin
      if new.next_at > now() then
        new.next_at := greatest(new.next_at, now() + interval '10 minutes');
      end if;
      return new;
    end $$`);
  await db.execute(sql`
    create trigger hold_pause before insert or update of taken on counted_tries
    for each row execute function hold_pause()`);
}
