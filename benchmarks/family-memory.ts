import { readdir, readFile } from 'node:fs/promises';

/** The memory (PSS) of a process and of its descendants: for example '176 MB (98 + 78 in 9 others)'. */
export async function familyMemory(root: number): Promise<string> {
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
    if (pid === root) own += kilobytes / 1024;
    else others += kilobytes / 1024;
  }
  const [mine, rest] = [Math.round(own), Math.round(others)];
  return `${mine + rest} MB (${mine} + ${rest} in ${family.length - 1} others)`;
}
