import type { Database } from '#database/connect.ts';
import { backoff } from './backoff.ts';
import { limit } from './process-limit.ts';
import { sharedLimit } from './shared-limit.ts';

const minute = 60;
const day = 24 * 60 * minute;

/** The rate limits of the site, by the visitor's address unless stated otherwise; far above what people need. */
export type Limits = ReturnType<typeof createLimits>;

/**
 * Creates the limits. The first three only protect a process or a statistic, so each process counts them by itself,
 * without a question to the database. The others count over all processes, in the database.
 */
export const createLimits = (db: Database) => ({
  /** Forms and other bodies outside the back-office; a request counts before its body is read. */
  sent: limit(300, minute),
  /** Rendered public pages that are not cached; far above what people and crawlers request. */
  render: limit(1200, minute),
  /** Reports by browsers of what buyers looked for. */
  interest: limit(120, minute),
  contact: sharedLimit(db, 'contact', 40, minute),
  newsletter: sharedLimit(db, 'newsletter', 40, minute),
  like: sharedLimit(db, 'like', 120, minute),
  /**
   * Failed sign-ins from unknown devices, by the visitor's address and by the e-mail address. Every try counts, and a
   * successful one is given back. The limit by address is higher, because a whole company may share an address.
   */
  signIn: backoff(db, 'sign-in', 30, minute),
  signInAs: backoff(db, 'sign-in as', 10, 5 * minute),
  /** Failed sign-ins from a device or address that has signed in to the account before. */
  signInKnown: backoff(db, 'sign-in known', 10, 5 * minute),
  /** Wrong passwords of a signed-in administrator who must confirm their password, by administrator id. */
  ownPassword: backoff(db, 'own password', 10, 5 * minute),
  /** Wrong codes after a correct password from unknown devices, by account. */
  secondFactor: backoff(db, 'code', 10, 15 * minute, 15 * minute),
  /** Wrong codes from a known device or address, and while turning the second factor on. */
  secondFactorKnown: backoff(db, 'code known', 10, 5 * minute),
  /** Mails that warn an administrator that their password is known to others, by account. */
  passwordKnown: sharedLimit(db, 'password known', 1, 60 * minute),
  /** Requests for a password link, by the visitor's address; mails with such a link, by e-mail address. */
  forgotPassword: backoff(db, 'forgot password', 10, 5 * minute),
  passwordMail: backoff(db, 'password mail', 3, 20 * minute),
  /** Spent tokens of likes, by token: each takes a like back once in a week. */
  spentLike: sharedLimit(db, 'spent like', 1, 7 * day),
  /** Saves in progress, by change set: released when a save has ended, and after five minutes if its process died. */
  saving: sharedLimit(db, 'saving', 1, 5 * minute),
  /** Daily tasks: if several processes start together, only one runs them. */
  dailyTasks: sharedLimit(db, 'daily tasks', 1, 5 * minute),
});
