import { currentReader } from '#domain/admin-words/t.ts';
import type { JumpEntry } from './jump-entries.ts';

const mostKept = 5;

/** The entries are kept with their names, so those of another language are not shown. */
function keyOf(account: string): string {
  const language = currentReader()?.language;
  return `admin_used_lately_${account}${language ? `_${language}` : ''}`;
}

/** What an account chose in the jump dialog or opened last, newest first. It is kept in this browser only. */
export const latelyUsed = {
  read(account: string): JumpEntry[] {
    try {
      const kept = JSON.parse(localStorage.getItem(keyOf(account)) ?? '[]');
      return Array.isArray(kept) ? kept.filter((one) => typeof one?.to === 'string') : [];
    } catch {
      return [];
    }
  },
  add(account: string, entry: JumpEntry): void {
    const others = latelyUsed.read(account).filter(({ to }) => to !== entry.to);
    try {
      const kept = [entry, ...others].slice(0, mostKept);
      localStorage.setItem(keyOf(account), JSON.stringify(kept));
    } catch {
      // If the browser refuses to store data, the list stays empty.
    }
  },
};
