import { expect, test } from 'vitest';
import {
  type ArchivedFile,
  basePath,
  chainTo,
  restorablePeriods,
  unneededFiles,
} from './archive-contents.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const segment = (number: number, timeline = 1) =>
  `${String(timeline).padStart(8, '0')}00000000${number.toString(16).toUpperCase().padStart(8, '0')}`;
const log = (number: number, time: string, timeline = 1, cluster = '7'): ArchivedFile => ({
  ...{ path: `${cluster}/wal/${segment(number, timeline)}.gz`, size: 10 },
  modified: at(time),
});
const base = (number: number, time: string, timeline = 1, cluster = '7'): ArchivedFile => ({
  path: basePath({
    ...{ cluster, at: at(time) },
    ...{ first: segment(number, timeline), last: segment(number, timeline) },
  }),
  ...{ size: 100, modified: at(time) },
});
const periodsOf = (files: ArchivedFile[]) =>
  restorablePeriods(files).map(({ from, until }) => [from, until]);

test('a period goes from a base backup to the end of its unbroken log', () => {
  const files = [
    ...[base(254, '01T03:00'), log(254, '01T03:00'), log(255, '01T03:10')],
    // The last part of a segment's name counts to FF.
    { ...log(0, '01T03:20'), path: '7/wal/000000010000000100000000.gz' },
    // The segment before this one is lost.
    { ...log(2, '01T04:00'), path: '7/wal/000000010000000100000002.gz' },
  ];
  expect(periodsOf(files)).toEqual([[at('01T03:00'), at('01T03:20')]]);
  expect(chainTo(files, at('01T03:15'))?.base.first).toBe(segment(254));
  expect(chainTo(files, at('01T02:59'))).toBeUndefined();
  expect(chainTo(files, at('01T03:21'))).toBeUndefined();
});

test('a base backup without the log of its own time cannot be restored', () => {
  expect(periodsOf([base(4, '01T03:00'), log(5, '01T03:10')])).toEqual([]);
});

test('the newest base backup before a moment decides, so a restored database hides what it replaced', () => {
  const files = [
    ...[base(1, '01T03:00'), log(1, '01T03:00'), log(2, '01T12:00'), log(3, '01T14:00')],
    ...[base(2, '01T13:00', 2), log(2, '01T13:00', 2), log(3, '01T15:00', 2)],
    ...[base(1, '02T09:00', 1, '8'), log(1, '02T10:00', 1, '8')],
  ];
  const reached = (time: string) => chainTo(files, at(time))?.base.at;
  expect(reached('01T12:30')).toEqual(at('01T03:00'));
  expect(reached('01T13:30')).toEqual(at('01T13:00'));
  expect(reached('02T09:30')).toEqual(at('02T09:00'));
  expect(periodsOf(files)).toEqual([
    [at('01T03:00'), at('01T15:00')],
    [at('02T09:00'), at('02T10:00')],
  ]);
});

test('seven days stay, and of a restart on the same day the last; the log before them goes', () => {
  const days = ['18', '20', '21', '22', '23', '24', '25', '26', '27'];
  const files = days.flatMap((day, index) => [
    base(index, `${day}T03:00`),
    log(index, `${day}T03:01`),
  ]);
  const early = base(2, '21T02:00');
  const history = { path: '7/wal/00000002.history.gz', size: 1, modified: at('18T03:00') };
  const gone = unneededFiles([early, history, ...files], at('27T04:00'), 1e9);
  expect(gone.sort()).toEqual([early, ...files.slice(0, 4)].map(({ path }) => path).sort());
});

test('the oldest go until the archive fits; the newest stays in any case', () => {
  const files = [1, 2, 3].flatMap((number) => [
    base(number, `2${number}T03:00`),
    log(number, `2${number}T03:01`),
  ]);
  const kept = (maxBytes: number) => {
    const gone = unneededFiles(files, at('24T03:00'), maxBytes);
    return files.filter(({ path }) => !gone.includes(path));
  };
  expect(kept(330)).toEqual(files);
  expect(kept(329)).toEqual(files.slice(2));
  expect(kept(1)).toEqual(files.slice(4));
  // If the archive stopped long ago, its newest base backup and log are still kept.
  expect(unneededFiles(files, at('30T23:00'), 1e9)).toEqual(
    files.slice(0, 4).map(({ path }) => path),
  );
});
