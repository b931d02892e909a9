import { expect, test } from 'vitest';
import { parseExceptions, parseHours, weekOf, wrongExceptions } from './opening-hours.ts';

test('hours are one or more times, or closed', () => {
  expect(parseHours('09:00-18:00')).toEqual([{ opens: '09:00', closes: '18:00' }]);
  expect(parseHours(' 9:00 – 13:00, 14:00-18:30 ')).toEqual([
    { opens: '09:00', closes: '13:00' },
    { opens: '14:00', closes: '18:30' },
  ]);
  expect(parseHours('Closed')).toEqual([]);
  for (const wrong of [
    null,
    '',
    'noon',
    '9-18',
    '18:00-09:00',
    '25:00-26:00',
    '9:00-12:00, 11:00-13:00',
  ])
    expect(parseHours(wrong)).toBeUndefined();
});

const noDays = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null };

test('consecutive days with the same hours are one group, and a day without hours ends it', () => {
  const week = weekOf({
    ...{ monday: '09:00-18:00', tuesday: '9:00–18:00', wednesday: null, thursday: '09:00-18:00' },
    ...{ friday: '09:00-18:00', saturday: 'closed', sunday: 'closed' },
  });
  expect(week.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'monday tuesday',
    'thursday friday',
    'saturday sunday',
  ]);
  expect(weekOf({ ...noDays, saturday: null, sunday: null })).toEqual([]);
});

test('exceptions are dates with hours and a name, in order of their dates', () => {
  const text =
    '2026-12-25 closed Christmas Day\n\n2026-02-16 to 2026-02-19 closed New Year\n2026-02-15 9:00-13:00';
  expect(parseExceptions(text)).toEqual([
    {
      from: '2026-02-15',
      to: '2026-02-15',
      name: '',
      hours: [{ opens: '09:00', closes: '13:00' }],
    },
    { from: '2026-02-16', to: '2026-02-19', name: 'New Year', hours: [] },
    { from: '2026-12-25', to: '2026-12-25', name: 'Christmas Day', hours: [] },
  ]);
  expect(wrongExceptions(text)).toEqual([]);
  const wrong = [
    '25 December closed',
    '2026-02-30 closed Never',
    '2026-02-02 to 2026-02-01 closed Back',
  ];
  expect(wrongExceptions(wrong.join('\n'))).toEqual(wrong);
});
