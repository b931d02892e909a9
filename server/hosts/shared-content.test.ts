import { expect, test } from 'vitest';
import { noCompany } from '#domain/company/company.ts';
import { noPages } from '#domain/pages/page-content.ts';
import { languageHosts } from './language-hosts.ts';
import { SharedContent } from './shared-content.ts';

const english = { code: 'en', name: 'English' };
const japanese = { code: 'ja', name: '日本語' };

function known(read: () => Promise<(typeof english)[]>) {
  return new SharedContent(languageHosts('https://x.example'), async () => ({
    languages: await read(),
    company: noCompany,
    pages: noPages,
    hiddenLanguages: [],
    words: new Map(),
  }));
}

test('the table is read once for any number of requests, and then served from memory', async () => {
  let reads = 0;
  const languages = known(async () => {
    reads++;
    return [english, japanese];
  });
  expect(languages.answer('ja.x.example')).toBeUndefined();
  await Promise.all(Array.from({ length: 20 }, () => languages.resolve('ja.x.example')));
  expect(languages.answer('ja.x.example')).toMatchObject({ language: japanese });
  expect(reads).toBe(1);
});

test('an added language works at the next request, and a removed one no longer', async () => {
  let table = [english];
  const languages = known(async () => table);
  expect(await languages.resolve('ja.x.example')).toMatchObject({ kind: 'elsewhere' });
  table = [english, japanese];
  languages.forget();
  expect(await languages.resolve('ja.x.example')).toMatchObject({ language: japanese });
  table = [english];
  languages.forget();
  expect(await languages.resolve('ja.x.example')).toMatchObject({ kind: 'elsewhere' });
});

test('a read that is older than a change is discarded', async () => {
  const old = Promise.withResolvers<(typeof english)[]>();
  const reads = [old.promise, Promise.resolve([english, japanese])];
  const languages = known(() => reads.shift() ?? Promise.reject(new Error('read too often')));
  const asked = languages.resolve('ja.x.example');
  languages.forget();
  old.resolve([english]);
  expect(await asked).toMatchObject({ language: japanese });
});

test('while the database is away, the last list is served', async () => {
  let isAway = false;
  const languages = known(async () => {
    if (isAway) throw new Error('away');
    return [english, japanese];
  });
  await languages.resolve('x.example');
  isAway = true;
  languages.forget();
  expect(await languages.resolve('ja.x.example')).toMatchObject({ language: japanese });
});

test('http and https are kept apart', async () => {
  const languages = known(async () => [english]);
  await languages.resolve('x.example');
  expect(languages.answer('x.example', 'http')).toMatchObject({ origin: 'http://x.example' });
  expect(languages.answer('x.example')).toMatchObject({ origin: 'https://x.example' });
});
