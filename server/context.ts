import { createContext } from 'react-router';
import type { Database } from '#database/connect.ts';
import type { SignedInAdministrator } from '#domain/administrators/administrator.ts';
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
  /**
   * Resolves when pages show every change that was committed before: whoever hears that it is saved finds it
   * on the very next page. Never rejects.
   */
  changesShown: () => Promise<void>;
  /** Says that a count of likes is another one now: pages that show counts are rendered anew. */
  likesChanged: () => void;
  /** The public page of a preview as its own answer; undefined where there is nothing to show (any more). */
  renderPreview: (subject: PreviewSubject, view: PreviewView) => Promise<Response | undefined>;
}

/** How a preview is looked at. */
export interface PreviewView {
  visit: Visit;
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

/** What a page says of itself to the page cache and to the status of its answer. */
export interface PageFacts {
  /** Counts of likes stand in it: a like drops it from the cache. */
  showsLikes?: boolean;
  /** Something that it shows could not be read: a page that lacks a part is never cached. */
  readFailed?: boolean;
  /** It fails because the database is away. */
  databaseAway?: boolean;
}

/** One request, as it is known before React Router sees it. */
export interface Visit {
  requestId: string;
  /** The visitor's address by TRUST_PROXY's logic, of IPv6 the first half: what limits count by. */
  clientAddress: string;
  language: Language;
  languages: readonly Language[];
  /** Origin of the host that was asked, such as http://ja.localhost:3000. */
  origin: string;
  /**
   * Who is signed in, read once for the request. Rejects while the database is away, and may be asked again.
   */
  session: () => Promise<SignedInAdministrator | undefined>;
  /** What `session` read last. */
  administrator?: SignedInAdministrator | undefined;
  /** Set-Cookie headers of a session that `session` renewed: they go out with the answer. */
  renewedCookies?: readonly string[];
  /** What the page says of itself while it is made. */
  page: PageFacts;
  /** Set when the page is a preview of one that is not public. */
  preview?: ShownPreview;
  /** What the inline scripts of this rendering carry; no other one may run. */
  scriptNonce?: string;
}

export const servicesContext = createContext<Services>();
export const visitContext = createContext<Visit>();
