import * as fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { temporaryFolder } from '#tests/world/postgres/postgres-server.ts';
import { connect } from '../connect.ts';
import { databasePaths } from '../data-directory/database-paths.ts';
import { findBinaries, findMajor } from '../embedded/binaries.ts';
import { moveToNextMajor } from './next-major.ts';
import { listSnapshots } from './snapshots.ts';

const migrationsFolder = join(import.meta.dirname, '..', 'migrations');
const former = findMajor(15);

let dataDir: string;
let events: { event?: string; kept?: string[] }[];
beforeEach(() => {
  dataDir = temporaryFolder();
  events = [];
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

const move = () =>
  moveToNextMajor({
    ...{ dataDir, migrationsFolder, postgresBin: undefined },
    log: (event) => events.push(event),
  });

test.skipIf(!former)(
  'the database of an earlier PostgreSQL is moved at the start and kept',
  async () => {
    const before = await connect({ dataDir, postgresBin: former });
    await before.migrate(migrationsFolder);
    await addProduct(before.db, { name: 'ST Viscose', slug: 'st' });
    await before.close();
    await move();
    const after = await connect({ dataDir });
    expect(await after.migrate(migrationsFolder)).toEqual({ fresh: false, applied: 0 });
    const { rows } = await after.db.execute(
      sql`select name, slug, current_setting('server_version_num')::int / 10000 as major from products`,
    );
    expect(rows).toEqual([{ name: 'ST Viscose', slug: 'st', major: findBinaries().major }]);
    await after.close();
    expect(listSnapshots(dataDir, 'before-migration')).toHaveLength(1);
    const [kept = ''] = events.flatMap((event) => event.kept ?? []);
    expect(fs.readFileSync(join(kept, 'PG_VERSION'), 'utf8')).toBe('15\n');
    events = [];
    await move();
    expect(events).toEqual([]);
  },
);

test('without the programs of the earlier version nothing is changed', async () => {
  const { database } = databasePaths(dataDir);
  fs.mkdirSync(database);
  fs.writeFileSync(join(database, 'PG_VERSION'), '9\n');
  await move();
  expect(events).toEqual([]);
  expect(fs.readdirSync(database)).toEqual(['PG_VERSION']);
});
