import { noCompany } from '#domain/company/company.ts';
import { english } from '#domain/languages/language.ts';
import { noPages } from '#domain/pages/page-content.ts';
import type { SiteContent } from '#domain/site-content/site-content.ts';
import { answerHost, type HostAnswer, type LanguageHosts } from './language-hosts.ts';

/** Limit of the cached spellings of the site's hosts. */
const mostHosts = 1000;

/**
 * The content that all public pages share, in memory, so that requests need no query for it. After a change it is read
 * again before the next answer; while the database is unavailable, the last content stays in use.
 */
export class SharedContent {
  content: SiteContent = {
    languages: [english],
    hiddenLanguages: [],
    words: new Map(),
    company: noCompany,
    pages: noPages,
  };
  readonly #site: LanguageHosts;
  readonly #read: () => Promise<SiteContent | undefined>;
  #hosts = new Map<string, HostAnswer>();
  #reading: Promise<void> | undefined;
  #current = false;
  #generation = 0;

  /** `read` returns undefined while the database is unavailable. */
  constructor(site: LanguageHosts, read: () => Promise<SiteContent | undefined>) {
    this.#site = site;
    this.#read = read;
  }

  /** Resolves a host from memory; undefined if the content must be read first (see `resolve`). */
  answer(host: string | undefined, scheme?: string): HostAnswer | undefined {
    if (!this.#current) return undefined;
    const key = `${scheme} ${host}`;
    const cached = this.#hosts.get(key);
    if (cached) return cached;
    const answer = answerHost(this.#site, host, this.content.languages, scheme);
    // Unknown hosts are not cached, because a client can send any number of them.
    if (answer.kind === 'language' && this.#hosts.size < mostHosts) this.#hosts.set(key, answer);
    return answer;
  }

  /** Resolves a host after reading the content if it may have changed. Never rejects. */
  async resolve(host: string | undefined, scheme?: string): Promise<HostAnswer> {
    await this.latest();
    return (
      this.answer(host, scheme) ?? answerHost(this.#site, host, this.content.languages, scheme)
    );
  }

  /** The content, after reading it if it may have changed. Never rejects. */
  async latest(): Promise<SiteContent> {
    while (!this.#current) {
      this.#reading ??= this.#readAgain();
      await this.#reading;
    }
    return this.content;
  }

  /** Marks the content as changed: it is read again before the next answer. */
  forget(): void {
    this.#current = false;
    this.#generation++;
    this.#reading = undefined;
  }

  async #readAgain(): Promise<void> {
    const generation = this.#generation;
    try {
      const content = await this.#read();
      if (content && generation === this.#generation) this.content = content;
    } catch {
      // The last content stays in use. After the outage, the gap in the announcements leads to the next read.
    }
    if (generation !== this.#generation) return;
    this.#hosts = new Map();
    this.#current = true;
    this.#reading = undefined;
  }
}
