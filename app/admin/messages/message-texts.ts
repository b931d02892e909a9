/** Texts of the Messages screen if an operation fails. */
export const messageFailures = {
  mark: 'Failed to mark the messages',
  answered: 'Failed to mark the message',
  close: 'Failed to close the message',
  take: 'The message was not taken',
  note: 'Failed to add the note',
  answer: 'Failed to send the answer',
  retry: 'Failed to send the message again',
  delete: 'Failed to delete message',
};

/** Says for each delivery state what happened to a mail to the sender. */
export const replyStates = {
  waiting: 'waiting to be emailed',
  sent: 'emailed',
  kept: 'kept here, because no mail server was set up',
  failed: 'could not be emailed',
} as const;
