import { createContext } from 'react-router';
import type { Database } from '#database/connect.ts';
import type { Mail, Outbox } from '#domain/contact/mailer.ts';
import type { TestMailAnswer } from '#domain/contact/test-mail.server.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import type { Language } from '#domain/languages/language.ts';
import type { PreviewSubject } from '#domain/previews/preview.ts';
import type { Accounts } from './auth/accounts.ts';
import type { SecondFactor } from './auth/second-factor.ts';
import type { HeadingFonts } from './fonts/heading-fonts.ts';
import type { SiteAddress } from './hosts/site-address.ts';
import type { LikeTokens } from './http/like-tokens.ts';
import type { Limits } from './http/rate-limits.ts';
import type { Log } from './log/log.ts';

/** What every loader and action works with: one set for the process, handed in by server/serve.ts. */
export interface Services {
  db: Database;
  /**
   * The same, for changes that an administrator makes: the history names them by e-mail address, and
   * by the set of changes that they belong to.
   */
  actingAs: (actor: string, changeSet?: string) => Database;
  files: FileStore;
  accounts: Accounts;
  secondFactor: SecondFactor;
  limits: Limits;
  likeTokens: LikeTokens;
  log: Log;
  site: SiteAddress;
  /** Whether browsers keep public pages for a lost connection: OFFLINE_PAGES. */
  offlinePages: boolean;
  headingFonts: HeadingFonts;
  /** Sends a mail to an administrator; undefined where no mail server is set. */
  sendMail: ((mail: Mail) => Promise<unknown>) | undefined;
  /** Sends a mail to where contact messages go, and answers what became of it. */
  sendTestMail: () => Promise<TestMailAnswer>;
  outbox: Outbox;
  /** Asks the delivery of contact messages to look at once instead of at its next turn. */
  wakeDelivery: () => void;
  /** Says that content was changed: pages are rendered anew, before the database has announced it. */
  contentChanged: () => void;
  /** Says that a count of likes is another one now: pages that show counts are rendered anew. */
  likesChanged: () => void;
  /** The public page of a preview as its own answer; undefined where there is nothing to show (any more). */
  renderPreview: (subject: PreviewSubject, view: PreviewView) => Promise<Response | undefined>;
}

/** How a preview is looked at. */
export interface PreviewView {
  visit: RequestContext;
  language: Language;
  preview: ShownPreview;
}

/** What a page says of itself that is shown as a preview. */
export interface ShownPreview {
  /** Its address in each language, by code. */
  addresses: Record<string, string>;
  /** Where an administrator makes links to it. */
  links?: string;
}

/** What is known of the request before React Router sees it. */
export interface RequestContext {
  requestId: string;
  /** The visitor's address by TRUST_PROXY's logic, of IPv6 the first half: what limits count by. */
  clientAddress: string;
  language: Language;
  languages: readonly Language[];
  /** Origin of the host that was asked, such as http://ja.localhost:3000. */
  origin: string;
  /** Set when something that the page shows could not be read: a page that lacks a part is never cached. */
  readFailed?: boolean;
  /** Set when an answer fails because the database is away: that is said by its status. */
  databaseAway?: boolean;
  /** Set when the page is a preview of one that is not public. */
  preview?: ShownPreview;
  /** What the inline scripts of this rendering carry; no other one may run. */
  scriptNonce?: string;
}

export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestContext>();
