import { readdir, readFile } from 'node:fs/promises';

/** The memory (PSS) of a process and of its descendants, in megabytes. */
export interface FamilyMemory {
  own: number;
  others: number;
  /** The number of descendants. */
  count: number;
}

/** Reads the memory of a process and of its descendants from /proc. */
export async function familyMemory(root: number): Promise<FamilyMemory> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
    parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
  }
  const family = [root];
  for (const pid of family)
    for (const [child, parent] of parents) if (parent === pid) family.push(child);
  let [own, others] = [0, 0];
  for (const pid of family) {
    const map = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(map)?.[1] ?? 0);
    if (pid === root) own += kilobytes;
    else others += kilobytes;
  }
  const mb = (kilobytes: number) => Math.round(kilobytes / 1024);
  return { own: mb(own), others: mb(others), count: family.length - 1 };
}

/** For example '176 MB (98 + 78 in 9 others)'. */
export const familyText = ({ own, others, count }: FamilyMemory): string =>
  `${own + others} MB (${own} + ${others} in ${count} others)`;
