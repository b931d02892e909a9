/** The days of the week, as columns of the company and in the order shown. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** The time from opening to closing, such as 09:00 to 18:00. */
export interface OpenTime {
  opens: string;
  closes: string;
}

/** The times of a day in order; none on a closed day. */
export type DayHours = OpenTime[];

/** Consecutive days with the same hours. */
export interface DaysWithHours {
  from: Weekday;
  to: Weekday;
  hours: DayHours;
}

/** A holiday, or days with other hours than usual; dates are like 2026-12-25, and `from` may equal `to`. */
export interface HoursException {
  from: string;
  to: string;
  name: string;
  hours: DayHours;
}

const time = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d`;
const openTime = String.raw`${time}\s*[-–]\s*${time}`;
const openTimes = String.raw`${openTime}(?:\s*,\s*${openTime})*`;
const date = String.raw`\d{4}-\d\d-\d\d`;
const day = new RegExp(`^(?:closed|${openTimes})$`, 'i');
const exception = new RegExp(
  String.raw`^(${date})(?:\s*(?:to|-|–)\s*(${date}))?\s+(closed|${openTimes})(?:\s+(\S.*))?$`,
  'i',
);

const padded = (text: string) => text.trim().padStart(5, '0');

/** The hours of a day from a text such as '09:00–13:00, 14:00–18:00' or 'closed'; undefined for any other text. */
export function parseHours(text: string | null): DayHours | undefined {
  const given = (text ?? '').trim();
  if (!day.test(given)) return undefined;
  if (/^closed$/i.test(given)) return [];
  const times = given.split(',').map((one) => {
    const [opens = '', closes = ''] = one.split(/[-–]/);
    return { opens: padded(opens), closes: padded(closes) };
  });
  const isInOrder = times.every(
    ({ opens, closes }, at) =>
      opens < closes && (at === 0 || (times[at - 1]?.closes ?? '') <= opens),
  );
  return isInOrder ? times : undefined;
}

const isDate = (text: string) => {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(+moment) && moment.toISOString().startsWith(text);
};

/** An exception from a line such as '2026-12-25 closed Christmas Day'; undefined for any other line. */
export function parseException(line: string): HoursException | undefined {
  const [, from = '', to = from, hoursText = '', name = ''] = exception.exec(line.trim()) ?? [];
  const hours = parseHours(hoursText);
  if (!hours || !isDate(from) || !isDate(to) || to < from) return undefined;
  return { from, to, name: name.trim(), hours };
}

const linesOf = (text: string | null) =>
  (text ?? '').split('\n').filter((line) => line.trim() !== '');

/** The lines of a text that cannot be read as exceptions. */
export const wrongExceptions = (text: string | null): string[] =>
  linesOf(text).filter((line) => !parseException(line));

/** The exceptions of a text with one on each line, by date; other lines are left out. */
export function parseExceptions(text: string | null): HoursException[] {
  return linesOf(text)
    .flatMap((line) => parseException(line) ?? [])
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The opening hours of the week, with consecutive equal days together. Days without valid hours are left out. */
export function weekOf(days: Readonly<Record<Weekday, string | null>>): DaysWithHours[] {
  const groups: DaysWithHours[] = [];
  let before: Weekday | undefined;
  for (const name of weekdays) {
    const hours = parseHours(days[name]);
    const last = groups.at(-1);
    if (hours && last && last.to === before && isSame(last.hours, hours)) last.to = name;
    else if (hours) groups.push({ from: name, to: name, hours });
    before = name;
  }
  return groups;
}

const isSame = (one: DayHours, other: DayHours) => JSON.stringify(one) === JSON.stringify(other);
