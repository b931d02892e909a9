import { english, type Language } from '#domain/languages/language.ts';
import { answerHost, type HostAnswer, type SiteAddress } from './site-address.ts';

/** More spellings of our hosts than anyone needs. */
const mostHosts = 1000;

/**
 * The languages table in memory, so that no request waits for it. A change of the table makes it
 * unknown until it has been read again; while the database cannot be reached, the last one serves.
 */
export class KnownLanguages {
  languages: readonly Language[] = [english];
  readonly #site: SiteAddress;
  readonly #read: () => Promise<Language[] | undefined>;
  #hosts = new Map<string, HostAnswer>();
  #reading: Promise<void> | undefined;
  #current = false;
  #generation = 0;

  /** `read` answers undefined while the database is away. */
  constructor(site: SiteAddress, read: () => Promise<Language[] | undefined>) {
    this.#site = site;
    this.#read = read;
  }

  /** What a host means, at once; undefined when the table has to be read first (see `settle`). */
  answer(host: string | undefined, scheme?: string): HostAnswer | undefined {
    if (!this.#current) return undefined;
    const asked = `${scheme} ${host}`;
    const known = this.#hosts.get(asked);
    if (known) return known;
    const answer = answerHost(this.#site, host, this.languages, scheme);
    // Hosts of nobody's are not remembered: anyone can make up as many as they like.
    if (answer.kind === 'language' && this.#hosts.size < mostHosts) this.#hosts.set(asked, answer);
    return answer;
  }

  /** Reads the table if it may have changed, and answers. Never rejects. */
  async settle(host: string | undefined, scheme?: string): Promise<HostAnswer> {
    while (!this.#current) {
      this.#reading ??= this.#readAgain();
      await this.#reading;
    }
    return this.answer(host, scheme) ?? answerHost(this.#site, host, this.languages, scheme);
  }

  /** The table may have changed: it is read again before the next answer. */
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
      // The last list serves; the announcement after the outage asks for the new one.
    }
    if (generation !== this.#generation) return;
    this.#hosts = new Map();
    this.#current = true;
    this.#reading = undefined;
  }
}
