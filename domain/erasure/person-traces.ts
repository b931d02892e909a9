import { t } from '../admin-words/t.ts';

/** The amount of data stored about a person. */
export interface PersonTraces {
  messages: number;
  /** Notes of staff about these messages. */
  notes: number;
  /** Mails to the person: receipts, answers and confirmations. */
  replies: number;
  /** Newsletter subscriptions. */
  subscriptions: number;
  /** Subscriptions in the bin. */
  binned: number;
  /** History entries that contain the address, precede such an entry, or belong to such a subscription. */
  history: number;
  /** Mails that were written to disk instead of sent. */
  mails: number;
}

const names = {
  messages: ['{count} message', '{count} messages'],
  notes: ['{count} note', '{count} notes'],
  replies: ['{count} email to this person', '{count} emails to this person'],
  subscriptions: ['{count} newsletter subscription', '{count} newsletter subscriptions'],
  binned: ['{count} subscription in the bin', '{count} subscriptions in the bin'],
  history: ['{count} history entry', '{count} history entries'],
  mails: ['{count} email in the outbox', '{count} emails in the outbox'],
} as const satisfies Record<keyof PersonTraces, readonly [one: string, several: string]>;

/** The texts of all counts. */
export const traceTexts = Object.values(names).flat();

/** The non-zero counts in words, such as '2 messages'. */
export function tracesInWords(traces: PersonTraces): string[] {
  return Object.entries(names).flatMap(([kind, [one, several]]) => {
    const count = traces[kind as keyof PersonTraces];
    return count === 0 ? [] : [t(count === 1 ? one : several, { count: String(count) })];
  });
}
