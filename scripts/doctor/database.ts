import { ownMigrations } from '../../database/backup/restore.ts';
import type { Database } from '../../database/connect.ts';
import { readDatabaseFacts } from '../../database/postgres/database-facts.ts';
import {
  readMigrationState,
  refuseNewerDatabase,
  selectThrough,
} from '../../database/postgres/migrations-runner.ts';
import { fileSize } from '../../domain/files/file-size.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

/**
 * The largest difference between the clocks in milliseconds: plans and links end by the database's clock, while mails
 * and the log use this machine's clock.
 */
const largestDifference = 5000;

/** Checks version, rights, migrations and clock of the database. Throws a sentence if a later version changed it. */
export async function checkDatabase(db: Database): Promise<Finding[]> {
  const asked = Date.now();
  const facts = await readDatabaseFacts(db);
  const difference = Math.abs(facts.now.getTime() - (asked + Date.now()) / 2);
  const seconds = (difference / 1000).toFixed(1);
  return [
    ok(
      'Database',
      `PostgreSQL ${facts.version} answers. The database has ${fileSize(facts.bytes)}.`,
    ),
    facts.acceptsWrites
      ? ok('Writes', 'The database accepts writes.')
      : failed(
          'Writes',
          'The database is a standby or read-only. Set DATABASE_URL to the primary.',
        ),
    rightsFinding(facts),
    await migrationFinding(db),
    difference < largestDifference
      ? ok('Clock', `The clocks of this machine and the database differ by ${seconds} s.`)
      : warning(
          'Clock',
          `The clocks of this machine and the database differ by ${seconds} s. Turn on time synchronisation on both.`,
        ),
  ];
}

function rightsFinding({
  foreignTables,
  mayCreate,
}: Awaited<ReturnType<typeof readDatabaseFacts>>): Finding {
  if (foreignTables > 0)
    return failed(
      'Rights',
      `${foreignTables} tables belong to another role. Set DATABASE_URL to that role, or make this role their owner.`,
    );
  if (!mayCreate)
    return warning(
      'Rights',
      'The role may not create tables, which the next update may need. Grant it CREATE on the database and on its schema public.',
    );
  return ok('Rights', 'The role owns the tables and may create others.');
}

async function migrationFinding(db: Database): Promise<Finding> {
  const select = selectThrough(db);
  await refuseNewerDatabase(select, ownMigrations);
  const { fresh, applied, pending } = await readMigrationState(select, ownMigrations);
  if (fresh) return warning('Migrations', 'The database is empty. The first start fills it.');
  return pending.length > 0
    ? warning('Migrations', `${pending.length} have not run. The next start runs them.`)
    : ok('Migrations', `All ${applied.size} have run.`);
}
