import { expect, test } from 'vitest';
import { contactLimits, contactProblems } from './contact-rules.ts';

const good = {
  name: 'Mei',
  email: 'mei@atelier.example',
  subject: 'ST100',
  message: 'May I have a colour card?',
};

test('a valid message has no problem', () => {
  expect(contactProblems(good)).toEqual({});
});

test('every field has its own minimum length, counted without surrounding blanks', () => {
  expect(
    contactProblems({ name: ' M ', email: ' ', subject: 'St ', message: '  too few   ' }),
  ).toEqual({ name: 'invalid', email: 'invalid', subject: 'invalid', message: 'invalid' });
});

test('characters are counted as graphemes', () => {
  expect(contactProblems({ ...good, name: '🧵' })).toEqual({ name: 'invalid' });
  expect(contactProblems({ ...good, name: '陳麗' })).toEqual({});
  for (const name of ['\u200b\u200d\u2060', '\u200b  \u200b', 'M\ufeff\u3164'])
    expect(contactProblems({ ...good, name })).toEqual({ name: 'invalid' });
  expect(contactProblems({ ...good, name: 'ن\u200cم' })).toEqual({});
});

test('a field above its limit is refused, and one at its limit is accepted', () => {
  for (const field of ['name', 'subject', 'message'] as const) {
    const { most } = contactLimits[field];
    expect(contactProblems({ ...good, [field]: '線'.repeat(most) })).toEqual({});
    expect(contactProblems({ ...good, [field]: '線'.repeat(most + 1) })).toEqual({
      [field]: 'tooLong',
    });
  }
});

test.each([
  'user@domain',
  'user',
  '@domain.com',
  'user@',
  'user@@domain.com',
  'user name@domain.com',
  'user@domain..com',
  'user@.com',
  'user@domain.com.',
  'user@-domain.com',
  'user@127.0.0.1',
  '.user@domain.com',
  'a..b@domain.com',
  'user@domain.com\nBcc: all@domain.com',
  'a@b.com, c@d.com',
  '<user@domain.com>',
  '"quoted"@domain.com',
  `${'a'.repeat(250)}@domain.com`,
])('%j is not an address', (email) => {
  expect(Object.keys(contactProblems({ ...good, email }))).toEqual(['email']);
});

test.each(['a@b.co', "o'neil+yarn@mail.example.co.uk", 'x_y.z@例え.jp', 'USER@DOMAIN.COM'])(
  '%j is an address',
  (email) => {
    expect(contactProblems({ ...good, email })).toEqual({});
  },
);
