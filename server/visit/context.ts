import { createContext } from 'react-router';
import type { Database } from '#database/connect.ts';
import type { StaffLanguage } from '#domain/admin-words/staff-languages.ts';
import type { SignedInAdministrator } from '#domain/administrators/administrator.ts';
import type { Mail, Outbox } from '#domain/contact/outbox/mailer.ts';
import type { TestMailAnswer } from '#domain/contact/outbox/test-mail.server.ts';
import type { KnownCounts } from '#domain/dashboard/known-counts.server.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import type { CodeList } from '#domain/finder/code-list.ts';
import type { HostCheck } from '#domain/languages/host-check.ts';
import type { Language } from '#domain/languages/language.ts';
import type { PreviewSubject } from '#domain/previews/preview.ts';
import type { SearchTexts } from '#domain/products/search/search-texts.server.ts';
import type { Known } from '#domain/records/known.server.ts';
import type { KnownShade } from '#domain/shades/known-shades.server.ts';
import type { SheetPress } from '#domain/sheets/sheet.ts';
import type { SiteContent } from '#domain/site-content/site-content.ts';
import type { KnownCoverage } from '#domain/translations/known-coverage.server.ts';
import type { Accounts } from '../auth/accounts.ts';
import type { SecondFactor } from '../auth/second-factor.ts';
import type { HeadingFonts } from '../fonts/heading-fonts.ts';
import type { LanguageHosts } from '../hosts/language-hosts.ts';
import type { LikeTokens } from '../http/like-tokens.ts';
import type { Limits } from '../limits/rate-limits.ts';
import type { Log } from '../log/log.ts';
import type { ServerStatus } from '../status/server-status.ts';

/** The services that loaders and actions use: one set for the process, created by server/assemble.ts. */
export interface Services {
  db: Database;
  /**
   * The database for an administrator's changes: the history records `actor`, their e-mail address, and the
   * change set.
   */
  actingAs: (actor: string, changeSet?: string) => Database;
  files: FileStore;
  /** All item codes of the catalogue, for the finder. */
  codes: Known<CodeList>;
  /** All shades of the catalogue, to find the nearest ones. */
  shades: Known<KnownShade[]>;
  /** The texts of the catalogue, for the search. */
  searchTexts: SearchTexts;
  /** How much of each kind is translated. */
  coverage: KnownCoverage;
  /** The number of records of each kind, and of the tasks of the dashboard. */
  counts: KnownCounts;
  accounts: Accounts;
  secondFactor: SecondFactor;
  limits: Limits;
  likeTokens: LikeTokens;
  log: Log;
  site: LanguageHosts;
  /** The name of the site in English, for mails and authenticator apps. */
  siteName: () => Promise<string>;
  /** Whether browsers store public pages for offline use: OFFLINE_PAGES. */
  offlinePages: boolean;
  headingFonts: HeadingFonts;
  /** Makes specification sheets. */
  makeSheets: SheetPress;
  /** Sends a mail to an administrator; undefined if no mail server is configured. */
  sendMail: ((mail: Mail) => Promise<unknown>) | undefined;
  /** Sends a test mail to the recipient of contact messages, and returns the outcome. */
  sendTestMail: () => Promise<TestMailAnswer>;
  outbox: Outbox;
  /** Checks DNS and certificate of a language's host. */
  checkHost: (languageCode: string) => Promise<HostCheck>;
  /** Reads the state of this process and its machine. */
  serverStatus: () => Promise<ServerStatus>;
  /** Makes the contact message delivery check its queue now. */
  wakeDelivery: () => void;
  /**
   * Resolves when pages show every change that was committed before the call, so that a user sees a saved
   * change on the next page. Never rejects.
   */
  changesShown: () => Promise<void>;
  /** Reports a changed count of likes: cached pages that show counts are rendered again. */
  likesChanged: () => void;
  /** Renders the public page of a preview; undefined if the record no longer exists. */
  renderPreview: (subject: PreviewSubject, view: PreviewView) => Promise<Response | undefined>;
}

/** The request and the language for which a preview is rendered. */
export interface PreviewView {
  visit: Visit;
  language: Language;
  preview: ShownPreview;
}

/** What the preview bar of a page shows. */
export interface ShownPreview {
  /** The preview's address in each language, by language code. */
  addresses: Record<string, string>;
  /** The back-office address where an administrator creates links to the preview. */
  links?: string;
  /** Shown in a frame beside a form: without scripts and bar, and with a mark at each part of a page. */
  framed?: boolean;
}

/** What a rendered page reports to the page cache and to the response status. */
export interface PageFacts {
  /** Whether the page shows counts of likes, so that a like invalidates it. */
  showsLikes?: boolean;
  /** Whether a part of the page could not be read, so that the page is not cached. */
  readFailed?: boolean;
  /** Whether the page failed because the database is unavailable. */
  databaseAway?: boolean;
}

/** The context of one request, created before React Router runs. */
export interface Visit {
  requestId: string;
  /** The visitor's address, with TRUST_PROXY applied; the /64 block for IPv6. Rate limits use it as their key. */
  clientAddress: string;
  language: Language;
  content: SiteContent;
  /** Origin of the requested host, such as http://ja.localhost:3000. */
  origin: string;
  /** Reads the signed-in administrator, once per request. Rejects while the database is unavailable; a later call tries again. */
  session: () => Promise<SignedInAdministrator | undefined>;
  /** The last result of `session`. */
  administrator?: SignedInAdministrator | undefined;
  /** Set-Cookie headers of a session that `session` renewed; they are sent with the response. */
  renewedCookies?: readonly string[];
  /** What the page reports while it is rendered. */
  page: PageFacts;
  /** Set if the page is a preview. */
  preview?: ShownPreview;
  /** The language in which a page of the back-office is shown. */
  staffLanguage?: StaffLanguage;
  /** The CSP nonce of this response's inline scripts. */
  scriptNonce?: string;
}

export const servicesContext = createContext<Services>();
export const visitContext = createContext<Visit>();
