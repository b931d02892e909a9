import { archiveDays, baseBackupsKept } from '../retention/periods.ts';

/** A file of the log archive, on the disk or in a bucket. */
export interface ArchivedFile {
  /** From the archive's folder: '<cluster>/base-....tar.gz' or '<cluster>/wal/<segment>.gz'. */
  path: string;
  size: number;
  /** For a segment of the log, the time of its last change. */
  modified: Date;
}

/** A copy of a whole cluster, from which its log leads to any later moment. */
export interface BaseBackup {
  path: string;
  cluster: string;
  /** The earliest moment that it can be restored to. */
  at: Date;
  /** The segments of the log that were written while it was taken. */
  first: string;
  last: string;
}

/** A base backup with the log after it, and the latest moment that a restore from it reaches. */
export interface Chain {
  base: BaseBackup;
  segments: string[];
  until: Date;
}

export interface Period {
  from: Date;
  until: Date;
}

/** The path of a base backup in the archive. */
export const basePath = ({ cluster, at, first, last }: Omit<BaseBackup, 'path'>) =>
  `${cluster}/base-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${first}-${last}.tar.gz`;

const baseShape =
  /^(\d+)\/base-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-([0-9A-F]{24})-([0-9A-F]{24})\.tar\.gz$/;

/** The base backups, newest first. */
export function basesOf(files: ArchivedFile[]): BaseBackup[] {
  return files
    .flatMap(({ path }): BaseBackup[] => {
      const [, cluster = '', day, hour, minute, second, first = '', last = ''] =
        baseShape.exec(path) ?? [];
      const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
      return cluster ? [{ path, cluster, at, first, last }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

const segmentShape = /^\d+\/wal\/([0-9A-F]{24})(\.gz)?$/;

/** The name of the segment that a file holds; undefined for other files. */
export const segmentOf = ({ path }: ArchivedFile): string | undefined =>
  segmentShape.exec(path)?.[1];

const segmentsPerLog = 256;

/** The position of a segment in the log of its timeline, which the first eight digits name. */
const positionOf = (segment: string) =>
  Number.parseInt(segment.slice(8, 16), 16) * segmentsPerLog +
  Number.parseInt(segment.slice(16), 16);

function nextSegment(segment: string): string {
  const next = positionOf(segment) + 1;
  const digits = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return `${segment.slice(0, 8)}${digits(Math.floor(next / segmentsPerLog))}${digits(next % segmentsPerLog)}`;
}

/** The base backup with the unbroken log after it; undefined if the log of the backup itself is incomplete. */
export function chainOf(base: BaseBackup, files: ArchivedFile[]): Chain | undefined {
  const modified = new Map<string, Date>();
  for (const file of files) {
    const segment = segmentOf(file);
    const isOfCluster = file.path.startsWith(`${base.cluster}/`);
    if (segment && isOfCluster && !modified.has(segment)) modified.set(segment, file.modified);
  }
  const segments: string[] = [];
  for (let next = base.first; modified.has(next); next = nextSegment(next)) segments.push(next);
  if (!segments.includes(base.last)) return undefined;
  const end = modified.get(segments.at(-1) ?? '') ?? base.at;
  return { base, segments, until: end > base.at ? end : base.at };
}

const chainsOf = (files: ArchivedFile[]): Chain[] =>
  basesOf(files).flatMap((base) => chainOf(base, files) ?? []);

/** The newest chain that includes a moment; undefined if none does. */
export const chainTo = (files: ArchivedFile[], moment: Date): Chain | undefined =>
  chainsOf(files).find(({ base, until }) => base.at <= moment && moment <= until);

/** The newest chain that begins before a moment; undefined if there is none. */
export const lastChainBefore = (files: ArchivedFile[], moment: Date): Chain | undefined =>
  chainsOf(files).find(({ base }) => base.at <= moment);

/** The periods that can be restored, earliest first. */
export function restorablePeriods(files: ArchivedFile[]): Period[] {
  const periods: Period[] = [];
  for (const { base, until } of chainsOf(files).reverse()) {
    const last = periods.at(-1);
    if (last && base.at <= last.until) last.until = until > last.until ? until : last.until;
    else periods.push({ from: base.at, until });
  }
  return periods;
}

/** The time for which any moment can be restored, in milliseconds. */
export const keptMs = archiveDays * 24 * 60 * 60_000;

/**
 * The paths of files that are no longer needed: base backups except the newest ones and the last of each of the
 * kept days, oldest first until the rest is not larger than `maxBytes`, and the log before the earliest of
 * each cluster. The newest always stays.
 */
export function unneededFiles(files: ArchivedFile[], now: Date, maxBytes: number): string[] {
  const days = new Set<string>();
  let kept = basesOf(files).filter(({ at }, index) => {
    const date = at.toISOString().slice(0, 10);
    const isLastOfDay = !days.has(date) && now.getTime() - at.getTime() < keptMs;
    days.add(date);
    return index < baseBackupsKept
      ? index === 0 || now.getTime() - at.getTime() < keptMs
      : isLastOfDay;
  });
  for (;;) {
    const needed = (file: ArchivedFile) => isNeeded(file, kept);
    const bytes = files.filter(needed).reduce((sum, { size }) => sum + size, 0);
    if (bytes <= maxBytes || kept.length <= 1)
      return files.filter((file) => !needed(file)).map(({ path }) => path);
    kept = kept.slice(0, -1);
  }
}

function isNeeded(file: ArchivedFile, kept: BaseBackup[]): boolean {
  const segment = segmentOf(file);
  return kept.some(
    ({ path, cluster, first }) =>
      path === file.path ||
      (file.path.startsWith(`${cluster}/`) &&
        // The history file of a timeline is kept, because it tells a later restore that the timeline's number is taken.
        (file.path.endsWith('.history.gz') ||
          (segment !== undefined &&
            segment.slice(0, 8) === first.slice(0, 8) &&
            positionOf(segment) >= positionOf(first)))),
  );
}

/** The size of the log after the newest base backup. */
export function bytesSinceBase(files: ArchivedFile[]): number {
  const [newest] = basesOf(files);
  return newest
    ? files
        .filter((file) => segmentOf(file) && isNeeded(file, [newest]))
        .reduce((sum, { size }) => sum + size, 0)
    : 0;
}
