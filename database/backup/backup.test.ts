import * as fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFileStore } from '../../server/storage/create-file-store.ts';
import { openEmptyDatabase } from '../../tests/world/postgres/empty-database.ts';
import { temporaryFolder } from '../../tests/world/postgres/postgres-server.ts';
import { type Connection, connect } from '../connect.ts';
import { acquireEmbedded } from '../embedded-connection.ts';
import { packArchive, unpackArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { type RestoreTarget, restoreArchive } from './restore-archive.ts';

interface Place {
  connection: Connection;
  target: RestoreTarget;
  backUp(archive: string): Promise<unknown>;
  drop(): Promise<void>;
}

async function onEmbeddedServer(): Promise<Place> {
  const dataDir = temporaryFolder();
  const files = await createFileStore({ dataDir, s3: undefined });
  const place: Place = {
    connection: await connect({ dataDir }),
    target: { dataDir, databaseUrl: undefined, files },
    async backUp(archive) {
      const { url, release } = await acquireEmbedded({ dataDir, log: () => undefined });
      await backUp({ databaseUrl: url, archive, files });
      await release();
    },
    async drop() {
      await place.connection.close();
      fs.rmSync(dataDir, { recursive: true });
    },
  };
  return place;
}

async function onServer(): Promise<Place> {
  const database = await openEmptyDatabase();
  const { dataDir, databaseUrl } = database;
  const files = await createFileStore({ dataDir, s3: undefined });
  const place: Place = {
    connection: database.connection,
    target: { dataDir, databaseUrl, files },
    backUp: (archive) => backUp({ databaseUrl, archive, files }),
    async drop() {
      await place.connection.close();
      await database.drop();
    },
  };
  return place;
}

const filesFolder = (dataDir: string) => join(dataDir, 'files');

const kinds = [
  { name: 'the embedded server', open: onEmbeddedServer, other: onServer },
  { name: 'the server of DATABASE_URL', open: onServer, other: onEmbeddedServer },
];
const migrations = join(import.meta.dirname, '..', 'migrations');

describe.each(kinds)('backup and restore on $name', ({ open, other }) => {
  let place: Place;
  let outside: string;
  let archive: string;
  beforeEach(async () => {
    place = await open();
    outside = temporaryFolder();
    archive = join(outside, 'one.tar.gz');
    await place.connection.migrate(migrations);
  });
  afterEach(async () => {
    await place.drop();
    fs.rmSync(outside, { recursive: true });
  });

  const run = async (text: string, { connection } = place) =>
    (await connection.db.execute(sql.raw(text))).rows;
  const names = async (from = place) =>
    (await run('select name from products order by id', from)).map((row) => row.name);
  const add = (name: string, to = place) =>
    run(`insert into products (name, slug) values ('${name}', md5('${name}'))`, to);
  const reopen = async (of = place) => {
    of.connection = await connect(of.target);
  };

  test('a backup taken while the site runs restores every row and file, and the present ones are kept aside', async () => {
    const files = filesFolder(place.target.dataDir);
    fs.mkdirSync(join(files, 'products'), { recursive: true });
    fs.writeFileSync(join(files, 'products/1.jpg'), 'picture');
    await run('create extension citext');
    await add('gold');
    await add('繡線');
    await run(`update products set version = 7 where name = 'gold'`);
    await add('last');
    await run(`delete from products where name = 'last'`);
    await place.backUp(archive);

    await add('later');
    fs.writeFileSync(join(files, 'products/2.jpg'), 'later');
    fs.rmSync(join(files, 'products/1.jpg'));
    await expect(restoreArchive(place.target, archive)).rejects.toThrow(/is in use|Stop it first/);
    await place.connection.close();
    const restored = await restoreArchive(place.target, archive);
    await reopen();

    expect(await names()).toEqual(['gold', '繡線']);
    expect(await run(`select version from products where name = 'gold'`)).toEqual([{ version: 7 }]);
    expect(fs.readdirSync(join(files, 'products'))).toEqual(['1.jpg', '2.jpg']);
    expect(restored.previous).not.toEqual([]);
    expect(restored.files).toBe(1);
    // The id of a row that was deleted before the backup is not used again.
    await add('new');
    expect(await run(`select id from products where name = 'new'`)).toEqual([{ id: 4 }]);
    expect(await place.connection.migrate(migrations)).toEqual({ fresh: false, applied: 0 });
  });

  test('the archive can be restored on the other kind of server, including the last sequence values', async () => {
    await run(
      `insert into products (name, slug, created_at) values (E'tab\\t "q" \\\\ 繡\\nline', 's', '2026-03-29 01:30:15.123456+00')`,
    );
    await run(
      `insert into news_items (title, slug, is_pinned, likes) values ('a', 'a', true, 5), ('b', 'b', true, 0)`,
    );
    await run('create table notes (id int, facts jsonb, tags text[], bytes bytea)');
    await run(`insert into notes values (1, '{"a": [1, null]}', '{x,NULL,"y z"}', '\\x00ff')`);
    await run('insert into notes (id) values (2)');
    await run('alter table products add column remark varchar(20)');
    await run(`update products set remark = 'by hand'`);
    await place.backUp(archive);
    const there = await other();
    await there.connection.close();
    await restoreArchive(there.target, archive);
    await reopen(there);
    for (const table of ['products', 'news_items', 'news_pin_count', 'notes', 'languages']) {
      const all = `select * from ${table} order by 1`;
      expect(await run(all, there), table).toEqual(await run(all));
    }
    // The triggers are restored and enabled as before.
    const triggers = `select tgrelid::regclass::text as on_table, tgname, tgenabled from pg_trigger
      where not tgisinternal order by 1, 2`;
    expect(await run(triggers, there)).toEqual(await run(triggers));
    await add('another', there);
    const pinned = run(
      `insert into news_items (title, slug, is_pinned) values ('c', 'c', true), ('d', 'd', true)`,
      there,
    );
    await expect(pinned).rejects.toThrow();
    await there.drop();
  });

  test('a folder of files that is a symbolic link is backed up and restored', async () => {
    const elsewhere = join(outside, 'elsewhere');
    fs.mkdirSync(join(elsewhere, 'pdf'), { recursive: true });
    fs.writeFileSync(join(elsewhere, 'pdf/1.pdf'), 'catalogue');
    fs.rmSync(filesFolder(place.target.dataDir), { recursive: true });
    fs.symlinkSync(elsewhere, filesFolder(place.target.dataDir));
    await place.backUp(archive);
    await unpackArchive(archive, join(outside, 'unpacked'));
    expect(fs.readFileSync(join(outside, 'unpacked/files/pdf/1.pdf'), 'utf8')).toBe('catalogue');
    fs.rmSync(join(elsewhere, 'pdf'), { recursive: true });
    await place.connection.close();
    await restoreArchive(place.target, archive);
    await reopen();
    expect(fs.readFileSync(join(elsewhere, 'pdf/1.pdf'), 'utf8')).toBe('catalogue');
  });

  test('a file with two names, left by a killed upload, is restored', async () => {
    const files = filesFolder(place.target.dataDir);
    for (const folder of ['.incoming', 'pdf'])
      fs.mkdirSync(join(files, folder), { recursive: true });
    fs.writeFileSync(join(files, '.incoming/1.pdf'), 'catalogue');
    for (const name of ['1.pdf', '2.pdf'])
      fs.linkSync(join(files, '.incoming/1.pdf'), join(files, 'pdf', name));
    await place.backUp(archive);
    await place.connection.close();
    fs.rmSync(files, { recursive: true });
    const { dataDir } = place.target;
    place.target.files = await createFileStore({ dataDir, s3: undefined });
    await restoreArchive(place.target, archive);
    await reopen();
    const pdfs = fs.readdirSync(join(files, 'pdf')).map((name) => join(files, 'pdf', name));
    expect(pdfs.map((path) => fs.readFileSync(path, 'utf8'))).toEqual(['catalogue', 'catalogue']);
    expect(fs.readdirSync(join(files, '.incoming'))).toEqual([]);
  });

  test('a damaged, foreign or newer archive is refused and changes nothing', async () => {
    await add('here');
    await place.backUp(archive);
    await place.connection.close();
    const refusal = (file: string) =>
      restoreArchive(place.target, file).catch((error: Error) => error.message);

    const cut = join(outside, 'cut.tar.gz');
    fs.writeFileSync(cut, fs.readFileSync(archive).subarray(0, fs.statSync(archive).size / 2));
    expect(await refusal(cut)).toMatch(/cut\.tar\.gz is damaged .*Nothing was changed\.$/);
    const noArchive = join(outside, 'no-archive.tar.gz');
    fs.writeFileSync(noArchive, 'a text');
    expect(await refusal(noArchive)).toMatch(/is damaged .*Nothing was changed\.$/);
    expect(await refusal(join(outside, 'absent.tar.gz'))).toMatch(/^There is no file .*absent/);
    const packed = async (file: string, name: string) => {
      const folder = fs.mkdtempSync(join(outside, 'packed-'));
      fs.writeFileSync(join(folder, name), 'something');
      await packArchive(file, folder);
    };
    const foreign = join(outside, 'foreign.tar.gz');
    await packed(foreign, 'picture.jpg');
    expect(await refusal(foreign)).toContain('contains no database');
    const former = join(outside, 'former.tar.gz');
    await packed(former, 'database.dump');
    expect(await refusal(former)).toContain('an earlier version');

    const changed = async (change: (folder: string) => void) => {
      const folder = fs.mkdtempSync(join(outside, 'changed-'));
      await unpackArchive(archive, folder);
      change(folder);
      const file = `${folder}.tar.gz`;
      await packArchive(file, folder);
      return refusal(file);
    };
    const rewrite = (path: string, from: string | RegExp, to: string) =>
      fs.writeFileSync(path, fs.readFileSync(path, 'utf8').replace(from, to));
    expect(
      await changed((folder) => rewrite(join(folder, 'tables/products.copy'), 'here', 'gone')),
    ).toContain('damaged');
    expect(
      await changed((folder) => rewrite(join(folder, 'backup.json'), /"hash": "\w+/, '"hash": "0')),
    ).toContain('a later version');
    expect(
      await changed((folder) => fs.writeFileSync(join(folder, 'backup.json'), 'a text')),
    ).toMatch(/backup\.json .* is damaged\. Nothing was changed\.$/);
    // The column types of the manifest become part of a statement.
    const injected = `"type": "text; create table public.injected (id int)"`;
    for (const text of [injected, '"type": "text default current_user"', '"type": "nonsense"'])
      expect(
        await changed((folder) => rewrite(join(folder, 'backup.json'), /"type": "text"/, text)),
      ).toContain('has a type that this database does not know. Nothing was changed.');
    // This error is found only after rows were copied.
    expect(
      await changed((folder) => rewrite(join(folder, 'backup.json'), /"rows": 1\b/, '"rows": 2')),
    ).toContain('rows instead of');

    await reopen();
    expect(await run("select to_regclass('public.injected') as made")).toEqual([{ made: null }]);
    expect(await names()).toEqual(['here']);
    expect(await place.connection.migrate(migrations)).toEqual({ fresh: false, applied: 0 });
  });
});
