/** The states of a message in the order of the work, with their labels. */
export const messageStates = {
  new: 'New',
  read: 'Read',
  taken: 'In Hand',
  answered: 'Answered',
  closed: 'Closed',
} as const;

export type MessageState = keyof typeof messageStates;

/** Days after which a message without an answer is overdue, unless the setting says otherwise. */
export const usualOverdueDays = 3;
