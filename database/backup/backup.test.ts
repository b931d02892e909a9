import * as fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, type OpenEngine, temporaryFolder } from '../../tests/engines.ts';
import { connect } from '../connect.ts';
import { packArchive } from './archive.ts';
import { backUpEmbedded } from './embedded-backup.ts';
import { restoreEmbedded } from './embedded-restore.ts';
import { backUpPostgres } from './postgres-backup.ts';
import { restorePostgres } from './postgres-restore.ts';

describe.each(engines)('backup and restore of $name', ({ name, open }) => {
  let world: OpenEngine;
  let outside: string;
  beforeEach(async () => {
    world = await open();
    outside = temporaryFolder();
  });
  afterEach(async () => {
    await world.drop();
    fs.rmSync(outside, { recursive: true });
  });

  const backUp = (archive: string) =>
    world.databaseUrl
      ? backUpPostgres(world.databaseUrl, world.dataDir, archive)
      : backUpEmbedded(world.dataDir, archive);
  const restore = (archive: string) =>
    world.databaseUrl
      ? restorePostgres(world.databaseUrl, world.dataDir, archive)
      : restoreEmbedded(world.dataDir, archive);
  const reopen = async () => {
    const { databaseUrl, dataDir } = world;
    world.connection = await connect({ databaseUrl, dataDir });
  };
  const words = async () => {
    const { rows } = await world.connection.db.execute(sql`select word from kept order by id`);
    return rows.map((row) => row.word);
  };

  test('a backup taken while the server runs brings every row and file back, and keeps the present ones', async () => {
    const { dataDir, connection } = world;
    await connection.db.execute(
      sql.raw(`create extension pg_trgm; create table kept (id serial primary key, word text unique);
        create index on kept using gin (word gin_trgm_ops);
        insert into kept (word) values ('gold'), ('繡線')`),
    );
    fs.mkdirSync(join(dataDir, 'files/products'), { recursive: true });
    fs.writeFileSync(join(dataDir, 'files/products/1.jpg'), 'picture');
    const archive = join(outside, 'one.tar.gz');
    await backUp(archive);

    await connection.db.execute(sql`insert into kept (word) values ('later')`);
    fs.writeFileSync(join(dataDir, 'files/products/2.jpg'), 'later');
    await expect(restore(archive)).rejects.toThrow(/is in use|Stop it first/);
    await connection.close();
    const kept = await restore(archive);
    await reopen();

    expect(await words()).toEqual(['gold', '繡線']);
    expect(fs.readdirSync(join(dataDir, 'files/products'))).toEqual(['1.jpg']);
    await world.connection.db.execute(sql`insert into kept (word) values ('new')`);
    expect(await words()).toEqual(['gold', '繡線', 'new']);
    const files = kept.find((place) => place.includes('files'));
    expect(fs.readdirSync(`${files}/products`)).toEqual(['1.jpg', '2.jpg']);
    expect(kept.filter((place) => !place.includes('files'))).not.toEqual([]);
  });

  test('a damaged or foreign archive is refused and changes nothing', async () => {
    await world.connection.db.execute(
      sql.raw("create table kept (id int, word text); insert into kept values (1, 'here')"),
    );
    const archive = join(outside, 'one.tar.gz');
    await backUp(archive);
    await world.connection.close();

    const cut = join(outside, 'cut.tar.gz');
    fs.writeFileSync(cut, fs.readFileSync(archive).subarray(0, fs.statSync(archive).size / 2));
    await expect(restore(cut)).rejects.toThrow();
    const foreign = join(outside, 'foreign.tar.gz');
    await packArchive(foreign, [{ path: archive, name: 'picture.jpg' }]);
    await expect(restore(foreign)).rejects.toThrow('holds no database');
    const other = join(outside, 'other.tar.gz');
    await packArchive(other, [
      { path: archive, name: name === 'embedded' ? 'database.dump' : 'database' },
    ]);
    await expect(restore(other)).rejects.toThrow('DATABASE_URL');
    const broken = join(outside, 'broken.tar.gz');
    await packArchive(broken, [
      { path: temporaryFolder(), name: 'database' },
      { path: cut, name: 'database.dump' },
    ]);
    await expect(restore(broken)).rejects.toThrow();

    await reopen();
    expect(await words()).toEqual(['here']);
  });
});
