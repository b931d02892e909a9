import { expect, test } from 'vitest';
import { z } from 'zod';
import { translationForm } from '../translations/translation-form.ts';
import {
  checkbox,
  displayOrder,
  displayOrderOrZero,
  optionalText,
  parseForm,
  recordIds,
  recordStatus,
  slugFrom,
  slugText,
  text,
} from './form-values.ts';

const form = (values: [string, string | File][]) => {
  const data = new FormData();
  for (const [name, value] of values) data.append(name, value);
  return data;
};

test('blanks are trimmed, missing texts are null, names that end in _ids are lists, and a file counts as its name', () => {
  const schema = z.object({
    name: text(10),
    note: optionalText(100),
    gone: optionalText(100),
    category_ids: recordIds,
    image: text(100),
    status: recordStatus,
  });
  const parsed = parseForm(
    schema,
    form([
      ['name', ' Glow '],
      ['note', 'a\r\nb'],
      ['category_ids', '3'],
      ['category_ids', '5'],
      ['category_ids', ''],
      ['image', new File(['x'], 'a.png')],
    ]),
  );
  expect(parsed).toEqual({
    ok: true,
    value: {
      name: 'Glow',
      note: 'a\nb',
      gone: null,
      category_ids: [3, 5],
      image: 'a.png',
      status: 'Active',
    },
  });
});

test('an unknown status is refused, and the last value of a box decides if it is ticked', () => {
  const schema = z.object({ status: recordStatus, is_pinned: checkbox });
  const read = (...values: [string, string][]) => parseForm(schema, form(values));
  expect(read(['status', 'Pending'])).toEqual({
    ok: false,
    errors: { status: ['Status must be Active or Inactive'] },
  });
  const ticked: [string, string][] = [
    ['is_pinned', ''],
    ['is_pinned', 'on'],
  ];
  expect(read(...ticked)).toMatchObject({ ok: true, value: { is_pinned: true } });
  for (const off of ['', 'false', 'off'])
    expect(read(['is_pinned', off])).toMatchObject({ ok: true, value: { is_pinned: false } });
  expect(read(['is_pinned', 'perhaps'])).toMatchObject({ ok: false });
});

test('errors are listed by field, each message once', () => {
  const schema = z.object({ name: text(3).min(1, 'needed'), ids: text(1) });
  for (const unseen of ['', ' \u200b\u2060 \u00ad\u3164 ']) {
    const values = form([
      ['name', unseen],
      ['ids', 'long'],
    ]);
    expect(parseForm(schema, values)).toEqual({
      ok: false,
      errors: { name: ['needed'], ids: ['Please keep this to 1 characters'] },
    });
  }
  const unseen = form([['translated_value', '\u200b ']]);
  expect(parseForm(translationForm(true), unseen)).toMatchObject({ ok: false });
  // Characters of no width mean something within a word, and after one.
  expect(text(9).parse(' 葛\u{e0100} ')).toBe('葛\u{e0100}');
});

test.each([
  ['12', 12, 12],
  [' 0 ', 0, 0],
  ['', undefined, 0],
  ['-4', 'Display order must be 0 or more', 'Display order must be 0 or more'],
  ['3.9', 'Display order must be a whole number', 'Display order must be a whole number'],
  ['x', 'Display order must be a whole number', 0],
  [
    '99999999999',
    'Display order must be 2147483647 or less',
    'Display order must be 2147483647 or less',
  ],
])('the display order %j is %j, and %j in a field whose default is 0', (given, left, zeroed) => {
  const read = (schema: typeof displayOrder | typeof displayOrderOrZero) => {
    const { data, error } = schema.safeParse(given);
    return error ? error.issues[0]?.message : data;
  };
  expect([read(displayOrder), read(displayOrderOrZero)]).toEqual([left, zeroed]);
});

test.each([
  ['ST Viscose 100%', 'st-viscose-100'],
  ['  Japan -- Gold  ', 'japan-gold'],
  ['Café crème', 'cafe-creme'],
  ['金線', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});

test('a slug contains no character that would break an address', () => {
  for (const bad of ['a b', 'a/b', 'a?b', 'a#b', 'a%b', 'a\\b', '.', '..', 'st-viscose.data']) {
    expect(slugText.safeParse(bad).success).toBe(false);
  }
  for (const good of ['st-viscose', 'ST_100', '金線', 'st-4.5', 'data']) {
    expect(slugText.safeParse(good).success).toBe(true);
  }
});
