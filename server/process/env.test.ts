import { expect, test } from 'vitest';
import { noProxy } from '../http/client-address.ts';
import { EnvironmentError, readEnvironment } from './env.ts';

test('without any variable, the contract’s defaults apply', () => {
  const env = readEnvironment({});
  expect(env).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    s3: undefined,
    demoContent: 'on',
    trustProxy: noProxy,
    logLevel: 'info',
    admin: { email: 'admin@example.com', password: undefined },
  });
  expect(env.dataDir).toMatch(/\/data$/);
});

test('a site address makes it listen on every interface, unless HOST is set', () => {
  expect(readEnvironment({ SITE_URL: 'https://www.example.com/' })).toMatchObject({
    host: '0.0.0.0',
    siteUrl: 'https://www.example.com',
  });
  expect(readEnvironment({ SITE_URL: 'https://example.com', HOST: '::1' }).host).toBe('::1');
});

test('an empty variable counts as unset', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
});

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ SITE_URL: 'example.com' }, 'SITE_URL'],
  [{ SITE_URL: 'https://example.com/shop' }, 'SITE_URL'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
  [{ DATABASE_REPLICA_URLS: 'postgres://replica/x' }, 'DATABASE_URL'],
  [
    {
      DATABASE_URL: 'postgres://primary/x',
      DATABASE_REPLICA_URLS: 'postgres://replica/x, replica',
    },
    'DATABASE_REPLICA_URLS',
  ],
  [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET'],
  [{ S3_ENDPOINT: 'nowhere' }, 'S3_ENDPOINT'],
  [{ S3_PUBLIC_URL: 'https://files.example.com' }, 'S3_ENDPOINT'],
  [{ S3_PUBLIC_URL: 'files' }, 'S3_PUBLIC_URL'],
  [{ S3_BUCKET: 'two words' }, 'S3_BUCKET'],
  [{ S3_REGION: 'eu west' }, 'S3_REGION'],
  [{ S3_ACCESS_KEY_ID: 'a b' }, 'S3_ACCESS_KEY_ID'],
  [{ S3_SECRET_ACCESS_KEY: 'a b' }, 'S3_SECRET_ACCESS_KEY'],
  [{ HOST: 'http://localhost' }, 'HOST'],
  [{ DATA_DIR: 'a\0b' }, 'DATA_DIR'],
  [{ DATA_DIR: 'a\nb' }, 'DATA_DIR'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
  [{ ADMIN_EMAIL: `${'a'.repeat(250)}@example.com` }, 'ADMIN_EMAIL'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ DEMO_CONTENT: 'yes' }, 'DEMO_CONTENT'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ PURGE_URL: 'http://127.0.0.1:8081/' }, 'PURGE_PROXY'],
  [{ PURGE_PROXY: 'nginx' }, 'PURGE_URL'],
  [{ PURGE_URL: 'http://127.0.0.1:8081/, nowhere', PURGE_PROXY: 'nginx' }, 'PURGE_URL'],
  [{ PURGE_URL: 'http://user:word@127.0.0.1:8081/', PURGE_PROXY: 'nginx' }, 'PURGE_URL'],
  [{ PURGE_URL: 'http://127.0.0.1:8081/', PURGE_PROXY: 'squid' }, 'PURGE_PROXY'],
  [{ PURGE_URL: 'https://api.example.com/', PURGE_PROXY: 'fastly' }, 'PURGE_TOKEN'],
  [{ PURGE_URL: 'http://127.0.0.1/', PURGE_PROXY: 'varnish', PURGE_TOKEN: 'x' }, 'PURGE_TOKEN'],
  [{ BACKUP_S3_BUCKET: 'backups' }, 'S3_ENDPOINT'],
  [{ BACKUP_KEY: 'a key of sixteen letters' }, 'BACKUP_S3_BUCKET'],
  [{ BACKUP_KEY: 'short' }, 'BACKUP_KEY'],
  [{ LISTEN: 'socket' }, 'LISTEN'],
  [{ BACKUP_S3_PREFIX: '/kamsin' }, 'BACKUP_S3_PREFIX'],
])('an invalid value %o stops the start with one sentence that names %s', (source, name) => {
  expect(() => readEnvironment(source)).toThrow(EnvironmentError);
  expect(() => readEnvironment(source)).toThrow(new RegExp(`^${name} .*\\.$`));
});

test.each([
  [{ DATBASE_URL: 'postgres://localhost/x' }, 'DATABASE_URL'],
  [{ SMTP_URI: 'smtp://localhost' }, 'SMTP_URL'],
  [{ site_url: 'https://www.example.com' }, 'SITE_URL'],
  [{ S3_ACCES_KEY_IDS: 'x' }, 'S3_ACCESS_KEY_ID'],
])('%j is reported as unknown, with the similar name', (given, near) => {
  const [warning, more] = readEnvironment(given).warnings;
  expect(warning).toContain(`is ignored. Did you mean ${near}?`);
  expect(more).toBeUndefined();
});

test('variables of other programs are not reported, and a public site is warned about unusual settings', () => {
  const others = {
    HOME: '/root',
    PGHOST: 'x',
    PGPORT: '1',
    MAIL: 'x',
    NODE_ENV: 'x',
    LOGNAME: 'x',
  };
  expect(readEnvironment({ ...others, DATABASE_URL: 'postgres://localhost/x' }).warnings).toEqual(
    [],
  );
  const SITE_URL = 'https://www.example.com';
  expect(readEnvironment({ SITE_URL }).warnings).toEqual([
    expect.stringMatching(/^SMTP_URL is not set: no email is sent\./),
    expect.stringMatching(/^DEMO_CONTENT is not off/),
  ]);
  const set = { SITE_URL, SMTP_URL: 'smtp://localhost', DEMO_CONTENT: 'off' };
  expect(readEnvironment(set).warnings).toEqual([]);
});

test('a host with a port and an unencoded password are refused with the right spelling', () => {
  expect(() => readEnvironment({ HOST: '0.0.0.0:80' })).toThrow(/^HOST .* without a port/);
  expect(readEnvironment({ HOST: '::1' }).host).toBe('::1');
  expect(() => readEnvironment({ SMTP_URL: 'smtp://u:p/ss@mail.example.com' })).toThrow(
    /^SMTP_URL .*percent-encoded/,
  );
});

test('backups can be in a bucket while files are on the disk', () => {
  const store = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
  const { s3, backups } = readEnvironment({
    ...store,
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_PREFIX: 'sites/kamsin',
  });
  expect(s3).toBeUndefined();
  expect(backups).toMatchObject({ s3: { bucket: 'backups' }, prefix: 'sites/kamsin/' });
  const both = readEnvironment({ ...store, S3_BUCKET: 'files', BACKUP_S3_BUCKET: 'backups' });
  expect([both.s3?.bucket, both.backups?.s3.bucket]).toEqual(['files', 'backups']);
});
