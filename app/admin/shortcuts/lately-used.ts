import type { JumpEntry } from './jump-entries.ts';

const mostKept = 5;
const keyOf = (account: string) => `admin_used_lately_${account}`;

/** What an account chose last in the jump dialog, newest first. It is kept in this browser only. */
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
      // Without storage nothing is kept.
    }
  },
};
