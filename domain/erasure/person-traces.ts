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

const names: Record<keyof PersonTraces, [one: string, several: string]> = {
  messages: ['message', 'messages'],
  notes: ['note', 'notes'],
  replies: ['email to this person', 'emails to this person'],
  subscriptions: ['newsletter subscription', 'newsletter subscriptions'],
  binned: ['subscription in the bin', 'subscriptions in the bin'],
  history: ['history entry', 'history entries'],
  mails: ['email in the outbox', 'emails in the outbox'],
};

/** The non-zero counts in words, such as '2 messages'. */
export function tracesInWords(traces: PersonTraces): string[] {
  return Object.entries(names).flatMap(([kind, [one, several]]) => {
    const count = traces[kind as keyof PersonTraces];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
}
