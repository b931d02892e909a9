import { expect, test } from 'vitest';
import { parseForm } from '../forms/form-values.ts';
import { durationForm } from './global-setting.ts';

const read = (duration: string) => {
  const form = new FormData();
  form.set('duration', duration);
  return parseForm(durationForm, form);
};

test.each(['', ' '])(
  '%j, which a number field sends for an invalid number, is five seconds',
  (text) => {
    expect(read(text)).toEqual({ ok: true, value: { duration: 5000 } });
  },
);

test.each(['soon', '5 s', 'Infinity'])('%j is refused', (text) => {
  const errors = { duration: ['Slide duration must be a number of milliseconds'] };
  expect(read(text)).toEqual({ ok: false, errors });
});

test.each([
  ['7000', 7000],
  [' 1000 ', 1000],
  ['1e4', 10_000],
  ['1500.9', 1500],
])('%j is a number of milliseconds', (text, duration) => {
  expect(read(text)).toEqual({ ok: true, value: { duration } });
});

test.each(['999', '0', '-5', '-5000'])('%j is a number below one second', (text) => {
  const errors = { duration: ['Slide duration must be at least 1000 milliseconds'] };
  expect(read(text)).toEqual({ ok: false, errors });
});

test('more than ten minutes is refused', () => {
  expect(read('600001').ok).toBe(false);
});
