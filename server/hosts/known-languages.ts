import { english, type Language } from '#domain/languages/language.ts';
import { answerHost, type HostAnswer, type SiteAddress } from './site-address.ts';

/** Limit of the cached spellings of the site's hosts. */
const mostHosts = 1000;

/**
 * The languages table in memory, so that requests need no query. After a change the table is read again before the next
 * answer; while the database is unavailable, the last list stays in use.
 */
export class KnownLanguages {
  languages: readonly Language[] = [english];
  readonly #site: SiteAddress;
  readonly #read: () => Promise<Language[] | undefined>;
  #hosts = new Map<string, HostAnswer>();
  #reading: Promise<void> | undefined;
  #current = false;
  #generation = 0;

  /** `read` returns undefined while the database is unavailable. */
  constructor(site: SiteAddress, read: () => Promise<Language[] | undefined>) {
    this.#site = site;
    this.#read = read;
  }

  /** Resolves a host from memory; undefined if the table must be read first (see `resolve`). */
  answer(host: string | undefined, scheme?: string): HostAnswer | undefined {
    if (!this.#current) return undefined;
    const key = `${scheme} ${host}`;
    const cached = this.#hosts.get(key);
    if (cached) return cached;
    const answer = answerHost(this.#site, host, this.languages, scheme);
    // Unknown hosts are not cached, because a client can send any number of them.
    if (answer.kind === 'language' && this.#hosts.size < mostHosts) this.#hosts.set(key, answer);
    return answer;
  }

  /** Resolves a host after reading the table if it may have changed. Never rejects. */
  async resolve(host: string | undefined, scheme?: string): Promise<HostAnswer> {
    while (!this.#current) {
      this.#reading ??= this.#readAgain();
      await this.#reading;
    }
    return this.answer(host, scheme) ?? answerHost(this.#site, host, this.languages, scheme);
  }

  /** Marks the table as changed: it is read again before the next answer. */
  forget(): void {
    this.#current = false;
    this.#generation++;
    this.#reading = undefined;
  }

  async #readAgain(): Promise<void> {
    const generation = this.#generation;
    try {
      const languages = await this.#read();
      if (languages && generation === this.#generation) this.languages = languages;
    } catch {
      // The last list stays in use until the announcement after the outage.
    }
    if (generation !== this.#generation) return;
    this.#hosts = new Map();
    this.#current = true;
    this.#reading = undefined;
  }
}
