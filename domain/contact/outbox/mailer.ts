/** A mail in plain text, and in HTML if it has a table. */
export interface Mail {
  /** The Message-ID with angle brackets; every try has the same one. */
  messageId: string;
  to: string;
  replyTo?: { name: string; address: string };
  /** The Message-IDs of the conversation, oldest first; the mail replies to the first. */
  references?: string[];
  subject: string;
  text: string;
  html?: string;
  date: Date;
}

/** 'sent': a mail server accepted the mail. 'kept': it was written to a folder, because no mail server is set. */
export type MailOutcome = 'sent' | 'kept';

/** Sends mail; server/mail implements it for a mail server and for a folder. */
export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail for good. Rejects with the reason; if the answer was
   * lost, the mail may have arrived nevertheless.
   */
  send(mail: Mail): Promise<MailOutcome>;
}

/** The folder on this machine with mails that were written instead of sent. */
export interface Outbox {
  /** The number of mails with messages from this address, and to it. */
  countFrom(email: string): Promise<number>;
  /** Deletes the mails with messages from this address, and to it, for good; returns their number. */
  eraseFrom(email: string): Promise<number>;
  /** Deletes the mails that were written before this time; returns their number. */
  eraseBefore(moment: Date): Promise<number>;
}
