/** A mail in plain text. */
export interface Mail {
  /** With its angle brackets; the same at every try. */
  messageId: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  date: Date;
}

/** Whether a mail server took a mail, or it is kept in a folder because there is no mail server. */
export type MailOutcome = 'sent' | 'kept';

/** What sends mail; server/mail has one for a mail server and one for a folder. */
export interface Mailer {
  /**
   * Resolves when the mail has been taken over for good. Rejects with an error that says why not;
   * whether the mail arrived all the same is then unknown only if the answer was lost.
   */
  send(mail: Mail): Promise<MailOutcome>;
}

/** The folder of mails that were written instead of sent, on this machine. */
export interface Outbox {
  /** How many mails bring what someone wrote from this address. */
  countFrom(email: string): Promise<number>;
  /** Removes them for good; answers how many. */
  eraseFrom(email: string): Promise<number>;
}
