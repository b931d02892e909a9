import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createFileStore } from '../server/storage/create-file-store.ts';
import { runCommand } from '../tests/world/commands.ts';
import { startObjectStore } from '../tests/world/files/object-store.ts';
import { openMailServer } from '../tests/world/mail/mail-server.ts';
import { createDatabase, temporaryFolder } from '../tests/world/postgres/postgres-server.ts';
import { testCertificate } from '../tests/world/postgres/tls-server.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const doctor = async (variables: NodeJS.ProcessEnv, words: string[] = []) => {
  const { code, output, complaint } = await runCommand('doctor', words, {
    ...{ DATA_DIR: folder, LOG_LEVEL: 'silent', ...variables },
  });
  const lines = output.trim().split('\n');
  const stateOf = (about: string) =>
    lines.find((line) => line.includes(` ${about} `))?.split(' ', 1)[0];
  return { code, output, complaint, stateOf };
};

test('with a working site the doctor sends a test mail, leaves no file, and exits with 0', async () => {
  const { url, drop } = await createDatabase(inject('serverUrl'), inject('template'));
  const mail = await openMailServer();
  const { code, output, complaint, stateOf } = await doctor(
    { DATABASE_URL: url, SMTP_URL: mail.url, ALERT_EMAIL: 'it@example.com' },
    ['--mail', 'owner@example.com'],
  );
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  expect(output).not.toContain('Failed');
  for (const about of ['Database', 'Writes', 'Rights', 'Migrations', 'Clock', 'File store', 'Host'])
    expect([about, stateOf(about)]).toEqual([about, 'OK']);
  expect(stateOf('Backup')).toBe('Warning');
  expect(
    mail.received.map(({ envelope }) => envelope.rcptTo.map(({ address }) => address)),
  ).toEqual([['owner@example.com']]);
  expect(fs.readdirSync(join(folder, 'files', 'documents'))).toEqual([]);
  await mail.close();
  await drop();
});

test('a database and a mail server that do not answer are failures, and the other checks run', async () => {
  const { code, output, stateOf } = await doctor({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  expect(code).toBe(1);
  expect(stateOf('Mail')).toBe('Failed');
  expect(stateOf('File store')).toBe('OK');
  expect(output).toMatch(
    /^Failed +Database +The PostgreSQL server of DATABASE_URL does not respond/m,
  );
});

const hostName = await lookup(hostname()).then(hostname, () => undefined);

// The name must be that of a machine: localhost needs no certificate.
test.skipIf(!hostName)(
  'buckets that work are OK and keep no file, and a certificate that no browser trusts is a failure',
  async () => {
    const { url, drop } = await createDatabase(inject('serverUrl'), inject('template'));
    const { s3, stop } = await startObjectStore();
    const web = createServer(testCertificate).listen(0);
    await once(web, 'listening');
    const { port } = web.address() as AddressInfo;
    const store = {
      ...{ S3_BUCKET: s3.bucket, BACKUP_S3_BUCKET: s3.bucket, S3_ENDPOINT: s3.endpoint },
      ...{ S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey },
    };
    const { code, output, stateOf } = await doctor({
      ...{ ...store, DATABASE_URL: url, SITE_URL: `https://${hostName}:${port}` },
    });
    expect([code, stateOf('File store'), stateOf('Host')]).toEqual([1, 'OK', 'Failed']);
    expect(output).toMatch(
      /^OK +File store +A file was written to the bucket files, read and removed/m,
    );
    expect(output).toMatch(/^Warning +Backup bucket +files has no backup\./m);
    expect(output).toMatch(/^Failed +Host .*certificate/m);
    // Copies of uploaded files are the business of the bucket.
    expect(output).not.toContain('File copies');
    const files = await createFileStore({ dataDir: folder, s3 });
    for await (const { path } of files.list()) expect.fail(`${path} was left`);
    const away = await doctor({ ...store, DATABASE_URL: url, S3_ENDPOINT: 'http://127.0.0.1:9' });
    expect(away.stateOf('File store')).toBe('Failed');
    web.close();
    await stop();
    await drop();
  },
);

test('a mistyped DATA_DIR is a failure, and nothing is created in it', async () => {
  const DATA_DIR = join(folder, 'mistyped');
  const { code, output } = await doctor({ DATA_DIR });
  expect(code).toBe(1);
  expect(output).toContain(`DATA_DIR ${DATA_DIR} is not a folder.`);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a wrong variable is named', async () => {
  const { code, complaint } = await doctor({ PORT: 'x' });
  expect({ code, complaint }).toEqual({
    code: 1,
    complaint: 'PORT must be a port number from 0 to 65535.\n',
  });
});

test('a backup that fails is told by mail', async () => {
  const mail = await openMailServer();
  const variables = { DATA_DIR: folder, SMTP_URL: mail.url, ALERT_EMAIL: 'it@example.com' };
  const { code } = await runCommand('backup', [], variables);
  expect(code).toBe(1);
  expect(mail.received).toMatchObject([{ envelope: { rcptTo: [{ address: 'it@example.com' }] } }]);
  expect(mail.received[0]?.raw).toContain('contains no database.');
  await mail.close();
});
