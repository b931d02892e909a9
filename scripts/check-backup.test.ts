import * as fs from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { packArchive, unpackArchive } from '#database/backup/archive.ts';
import { readBackupCheck, withCheckLock } from '#database/backup/check-backup.ts';
import { contentHash, type Manifest, manifestName, rowsFile } from '#database/backup/manifest.ts';
import { isCheckDue } from '#server/backups/backup-checks.ts';
import { runCommand } from '#tests/world/commands.ts';
import { openMailServer } from '#tests/world/mail/mail-server.ts';
import { createDatabase, temporaryFolder } from '#tests/world/postgres/postgres-server.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const week = 7 * 24 * 60 * 60_000;

test('the newest backup is restored and compared; a wrong one is told by mail and in the file of the result', async () => {
  const { url, drop } = await createDatabase(inject('serverUrl'), inject('template'));
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `insert into products (name, slug, image_url)
     select 'gold ' || n, n::text, '/media/products/1.jpg' from generate_series(1, 50) n`,
  );
  fs.mkdirSync(join(folder, 'files', 'products'), { recursive: true });
  fs.writeFileSync(join(folder, 'files', 'products', '1.jpg'), 'a picture');
  await client.end();
  const mail = await openMailServer();
  const variables = {
    ...{ DATA_DIR: folder, DATABASE_URL: url },
    ...{ SMTP_URL: mail.url, ALERT_EMAIL: 'it@example.com' },
  };
  const check = (...words: string[]) => runCommand('check-backup', words, variables);
  expect(isCheckDue(folder, new Date())).toBe(false);
  expect((await check()).complaint).toBe('There is no backup to check: run npm run backup.\n');
  expect(readBackupCheck(folder)?.works).toBe(false);
  expect((await runCommand('backup', [], variables)).code).toBe(0);
  expect(await check()).toMatchObject({
    ...{ code: 0, complaint: '' },
    output: expect.stringMatching(
      /^\/.+\.tar\.gz was restored: \d+ rows of \d+ tables are the same\. Uploaded files in it: 1, compared by their content: 1\.\n$/,
    ),
  });
  expect(readBackupCheck(folder)).toMatchObject({ works: true });
  mail.received.length = 0;
  await withCheckLock(folder, async () => {
    expect(await check()).toMatchObject({ code: 1, complaint: expect.stringContaining('in use') });
  });
  expect(readBackupCheck(folder)).toMatchObject({ works: true });
  expect(mail.received).toEqual([]);
  expect(isCheckDue(folder, new Date())).toBe(false);
  expect(isCheckDue(folder, new Date(Date.now() + week))).toBe(true);

  // This archive has the same rows, but lacks the file that they name.
  const [archive = ''] = fs.globSync(join(folder, 'backups', '*'));
  const unpacked = join(folder, 'unpacked');
  await unpackArchive(archive, unpacked);
  const picture = join(unpacked, 'files', 'products', '1.jpg');
  fs.renameSync(picture, `${picture}.other`);
  const wrong = join(folder, 'wrong.tar.gz');
  await packArchive(wrong, unpacked);
  expect((await check(wrong)).complaint).toBe(
    'The uploaded file products/1.jpg is missing in the backup or is different there.\n',
  );
  // The same file with another content of the same length.
  fs.writeFileSync(picture, 'a pigture');
  const { mtime } = fs.statSync(`${picture}.other`);
  fs.utimesSync(picture, mtime, mtime);
  await packArchive(wrong, unpacked);
  expect((await check(wrong)).complaint).toMatch(/products\/1\.jpg is missing .+ or is different/);
  fs.renameSync(`${picture}.other`, picture);

  // The rows match the archive's hash, but no database accepts them.
  const rows = rowsFile(unpacked, 'products');
  const lines = fs.readFileSync(rows, 'utf8').trim().split('\n');
  fs.writeFileSync(rows, `${[...lines, lines[0]].join('\n')}\n`);
  const manifestPath = join(unpacked, manifestName);
  const manifest = JSON.parse(fs.readFileSync(manifestPath, 'utf8')) as Manifest;
  for (const table of manifest.tables)
    if (table.name === 'products') table.sha256 = await contentHash(fs.createReadStream(rows));
  fs.writeFileSync(manifestPath, JSON.stringify(manifest));
  await packArchive(wrong, unpacked);
  mail.received.length = 0;
  const { code, complaint } = await check(wrong);
  expect(code).toBe(1);
  expect(complaint).toContain('constraint products_pkey');
  expect(readBackupCheck(folder)).toMatchObject({ works: false, text: complaint.trim() });
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]?.raw).toContain('The check of the backup failed.');
  expect(fs.globSync(join(folder, 'backup-check*'))).toEqual([join(folder, 'backup-check.json')]);
  await mail.close();
  await drop();
});
