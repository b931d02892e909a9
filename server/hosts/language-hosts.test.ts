import { expect, test } from 'vitest';
import { answerHost, languageHosts } from './language-hosts.ts';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'zh-Hant', name: '繁體中文' },
  { code: 'ja', name: '日本語' },
];

/** 'ja https://…' or '-> https://…'. */
function meaning(siteUrl: string, host: string | undefined, scheme?: string): string {
  const answer = answerHost(languageHosts(siteUrl), host, languages, scheme);
  return answer.kind === 'language'
    ? `${answer.language.code} ${answer.origin}`
    : `-> ${answer.origin}`;
}

test.each([
  ['https://www.x.example', 'www.x.example', 'en https://www.x.example'],
  ['https://www.x.example', 'WWW.X.Example', 'en https://www.x.example'],
  ['https://www.x.example', 'www.x.example:443', 'en https://www.x.example'],
  ['https://www.x.example', 'zh-hant.x.example', 'zh-Hant https://zh-hant.x.example'],
  ['https://www.x.example', 'ZH-Hant.x.EXAMPLE', 'zh-Hant https://zh-hant.x.example'],
  ['https://www.x.example', 'ja.x.example:443', 'ja https://ja.x.example'],
  ['https://x.example', 'ja.x.example', 'ja https://ja.x.example'],
  ['http://localhost:3000', 'localhost:3000', 'en http://localhost:3000'],
  ['http://localhost:3000', 'zh-hant.localhost:3000', 'zh-Hant http://zh-hant.localhost:3000'],
  ['http://localhost:3000', 'zh-hant.localhost', 'zh-Hant http://zh-hant.localhost:3000'],
  ['http://x.example:8080', 'x.example', 'en http://x.example:8080'],
  ['http://127.0.0.1:3000', '127.0.0.1:3000', 'en http://127.0.0.1:3000'],
  ['http://127.0.0.1:3000', 'ja.localhost:3000', 'ja http://ja.localhost:3000'],
  ['http://[::1]:3000', 'ja.localhost:3000', 'ja http://ja.localhost:3000'],
])('at %s the host %s is %s', (siteUrl, host, expected) => {
  expect(meaning(siteUrl, host)).toBe(expected);
});

test.each([
  [undefined],
  [''],
  ['x.example'],
  ['en.x.example'],
  ['fr.x.example'],
  ['ja.www.x.example'],
  ['ja.zh-hant.x.example'],
  ['www.x.example.evil.example'],
  ['www.x.example:444'],
  ['www.x.example@evil.example'],
  ['evil.example#www.x.example'],
  ['www.x.example, evil.example'],
  ['203.0.113.7'],
  ['[::1]'],
  ['\u0000'],
])('the host %j is unknown and redirected to the canonical one', (host) => {
  expect(meaning('https://www.x.example', host)).toBe('-> https://www.x.example');
});

test('the scheme from a trusted proxy decides the origin, unless it is invalid', () => {
  expect(meaning('http://localhost:3000', 'localhost:3000', 'https')).toBe(
    'en https://localhost:3000',
  );
  expect(meaning('https://x.example', 'ja.x.example', 'http')).toBe('ja http://ja.x.example');
  expect(meaning('https://x.example', 'x.example', 'javascript')).toBe('en https://x.example');
});

test('a site with an IP address has one host, and a language cannot break it', () => {
  const site = languageHosts('http://203.0.113.7:3000');
  expect(site.originOf('ja')).toBe('http://203.0.113.7:3000');
  expect(meaning('http://203.0.113.7:3000', '203.0.113.7:3000')).toBe('en http://203.0.113.7:3000');
});

test('the English host works even if its row is missing', () => {
  const answer = answerHost(languageHosts('https://x.example'), 'x.example', []);
  expect(answer).toMatchObject({ kind: 'language', language: { code: 'en', name: 'English' } });
});

test.each([
  ['http://localhost:3000', 'ja', 'http://zh-hant.localhost:3000', 'http://ja.localhost:3000'],
  ['http://localhost:3000', 'en', 'http://ja.localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000', 'ja', 'https://localhost:3000', 'https://ja.localhost:3000'],
  ['https://www.x.example', 'ja', 'https://zh-hant.x.example', 'https://ja.x.example'],
  ['https://www.x.example', 'en', 'https://ja.x.example', 'https://www.x.example'],
  ['http://www.x.example', 'ja', 'http://www.x.example', 'https://ja.x.example'],
])('on %s a link to %s from %s leads to %s', (siteUrl, code, from, to) => {
  expect(languageHosts(siteUrl).linkTo(code, from)).toBe(to);
});
