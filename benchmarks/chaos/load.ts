import { setTimeout as pause } from 'node:timers/promises';
import { administrator } from '#tests/e2e/world/served-site.ts';
import { samplePicture } from '#tests/world/files/sample-files.ts';
import { demoPages } from '../demo-pages.ts';
import { ask } from './ask.ts';
import type { Components } from './components.ts';

const readers = 8;
/** The product whose text an editor changes, and where visitors read it. */
const slug = 'chaos';

/** Readers, visitors who send messages and likes, an editor who saves a product, and one who adds pictures. */
export class Load {
  readonly #components: Components;
  readonly #outcomes = new Map<string, number>();
  readonly #messages: string[] = [];
  readonly #pictures: string[] = [];
  #likes = 0;
  #likesBefore = 0;
  /** The number in the last acknowledged text of the product, and when it was acknowledged. */
  readonly #saves: { number: number; at: number }[] = [];
  #newsId = 0;
  #cookie = '';
  #checks = 0;
  #stopped = false;
  #running: Promise<void>[] = [];
  /** Pages that lacked a write acknowledged more than a second before, while all was up. */
  readonly stale: string[] = [];

  constructor(components: Components) {
    this.#components = components;
  }

  async start(): Promise<void> {
    const [first = ''] = this.#components.origins;
    this.#cookie = await this.#signIn(first);
    const created = await this.#post('/admin/products', { ...this.#product(0), intent: 'save' });
    if (created !== '200') throw new Error(`the product was not created: ${created}`);
    const [item] = await this.#components.run(
      `select id, likes from news_items where status = 'Active' order by id limit 1`,
    );
    this.#newsId = Number(item?.id);
    this.#likesBefore = Number(item?.likes);
    const workers = [
      ...Array.from({ length: readers }, (_, at) => this.#read(at)),
      this.#sendMessages(),
      this.#like(),
      this.#save(),
      this.#addPictures(),
      this.#checkFreshness(),
    ];
    this.#running = workers;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  summary(): string {
    const writes = `${this.#messages.length} messages, ${this.#likes} likes, ${this.#saves.length} saves, ${this.#pictures.length} pictures`;
    return `${writes} acknowledged; ${this.#checks} pages checked, ${this.stale.length} stale`;
  }

  /** The outcomes of all requests: what was asked, the answer, and what was down at its start or end. */
  report(): string {
    const rows = [...this.#outcomes].sort(([one], [other]) => one.localeCompare(other));
    return [
      this.summary(),
      ...rows.map(([name, count]) => `${count}\t${name}`),
      ...this.stale,
    ].join('\n');
  }

  /** What was acknowledged and is not stored. */
  async lostWrites(): Promise<string[]> {
    const lost: string[] = [];
    const stored = await this.#components.run(
      `select subject, count(*)::int as times from contact_messages where subject like 'Chaos %' group by subject`,
    );
    const times = new Map(stored.map((row) => [row.subject, row.times]));
    for (const subject of this.#messages)
      if (times.get(subject) !== 1)
        lost.push(`message ${subject} stored ${times.get(subject)} times`);
    const [item] = await this.#components.run(
      `select likes from news_items where id = ${this.#newsId}`,
    );
    const likes = Number(item?.likes) - this.#likesBefore;
    if (likes < this.#likes) lost.push(`${this.#likes - likes} likes`);
    const [product] = await this.#components.run(
      `select description from products where slug = '${slug}'`,
    );
    const last = this.#saves.at(-1)?.number ?? 0;
    if (numberIn(String(product?.description)) < last) lost.push(`save ${last}`);
    const items = await this.#components.run(
      `select name, image_url from gallery_items item join gallery_images on gallery_item_id = item.id where slug like 'chaos-%'`,
    );
    const pictures = new Map(items.map((row) => [row.name, String(row.image_url)]));
    const [origin = ''] = this.#components.origins;
    for (const name of this.#pictures) {
      const url = pictures.get(name);
      const { outcome } = await ask(new URL(url ?? '/none', origin).href);
      if (outcome !== '200') lost.push(`picture ${name}: ${outcome}`);
    }
    return lost;
  }

  async #signIn(origin: string): Promise<string> {
    const body = new URLSearchParams(administrator).toString();
    const type = 'application/x-www-form-urlencoded';
    const { cookies, outcome } = await ask(`${origin}/admin/login`, { body, type });
    if (cookies === '') throw new Error(`signing in answered ${outcome}`);
    return cookies;
  }

  #origin(at = Math.floor(Math.random() * 3)): string {
    return this.#components.origins[at % 3] ?? '';
  }

  async #repeat(name: string, once: (at: number) => Promise<string>, wait: number): Promise<void> {
    for (let at = 0; !this.#stopped; at++) {
      const before = this.#components.down;
      const outcome = await once(at);
      const down = before ?? this.#components.down ?? 'nothing';
      const key = `${name}: ${outcome}, ${down} down`;
      this.#outcomes.set(key, (this.#outcomes.get(key) ?? 0) + 1);
      await pause(wait);
    }
  }

  #read(reader: number): Promise<void> {
    return this.#repeat(
      'read',
      async (at) => {
        const page = demoPages[(at + reader) % demoPages.length] ?? '/';
        const path = at % 3 === 0 ? `${page}?x${at}=${reader}` : page;
        return (await ask(this.#origin() + path)).outcome;
      },
      40,
    );
  }

  #sendMessages(): Promise<void> {
    return this.#repeat(
      'message',
      async (at) => {
        const subject = `Chaos ${at}`;
        const body = JSON.stringify({
          ...{ name: 'A buyer', email: 'buyer@example.com', subject },
          message: 'Please send samples of the gold thread.',
        });
        const url = `${this.#origin()}/functions/v1/send-contact-email`;
        const { outcome } = await ask(url, { body, type: 'application/json' });
        if (outcome === '200') this.#messages.push(subject);
        return outcome;
      },
      250,
    );
  }

  #like(): Promise<void> {
    return this.#repeat(
      'like',
      async () => {
        const url = `${this.#origin()}/news/${this.#newsId}/like`;
        const { outcome } = await ask(url, { method: 'PUT' });
        if (outcome === '200') this.#likes++;
        return outcome;
      },
      200,
    );
  }

  #product(number: number) {
    return { name: 'Chaos', slug, description: `Text ${number}.`, status: 'Active' };
  }

  #save(): Promise<void> {
    return this.#repeat(
      'save',
      async (at) => {
        const [row] = await this.#components
          .run(`select id, version from products where slug = '${slug}'`)
          .catch(() => []);
        if (row === undefined) return 'the primary cannot say the version';
        const number = at + 1;
        const outcome = await this.#post('/admin/products', {
          ...this.#product(number),
          ...{ intent: 'save', id: String(row.id), version: String(row.version) },
        });
        if (outcome === '200') this.#saves.push({ number, at: performance.now() });
        return outcome;
      },
      300,
    );
  }

  #addPictures(): Promise<void> {
    return this.#repeat(
      'picture',
      async (at) => {
        const { bytes, name, type } = await samplePicture();
        const form = new FormData();
        const item = { name: `Chaos ${at}`, slug: `chaos-${at}`, status: 'Active', intent: 'save' };
        for (const [field, value] of Object.entries(item)) form.set(field, value);
        form.set('media', new File([bytes], name, { type }));
        const url = `${this.#origin()}/admin/gallery-items.data`;
        const { outcome, text } = await ask(url, { body: form, cookie: this.#cookie });
        const isSaved = outcome === '200' && text.includes('created');
        if (isSaved) this.#pictures.push(item.name);
        return isSaved || outcome !== '200' ? outcome : `200 with a refusal`;
      },
      1000,
    );
  }

  async #post(path: string, fields: Record<string, string>): Promise<string> {
    const { outcome, text } = await ask(`${this.#origin()}${path}.data`, {
      body: new URLSearchParams(fields).toString(),
      type: 'application/x-www-form-urlencoded',
      cookie: this.#cookie,
    });
    const isSaved = /Product (created|updated)/.test(text);
    return outcome === '200' && !isSaved ? '200 with a refusal' : outcome;
  }

  /** While all has been up for a second: each site must show a text at least as new as the last one of a second ago. */
  async #checkFreshness(): Promise<void> {
    while (!this.#stopped) {
      await pause(200);
      const begun = performance.now();
      const { down, upSince } = this.#components;
      const last = this.#saves.findLast(({ at }) => at <= begun - 1000);
      if (down !== undefined || begun - upSince < 1000 || last === undefined) continue;
      for (const origin of this.#components.origins) {
        const { outcome, text } = await ask(`${origin}/products/${slug}`);
        if (this.#components.down !== undefined) break;
        this.#checks++;
        if (outcome !== '200' || numberIn(text) < last.number)
          this.stale.push(
            `${origin} showed ${outcome} ${numberIn(text)} instead of ${last.number}`,
          );
      }
    }
  }
}

const numberIn = (text: string): number => Number(/Text (\d+)\./.exec(text)?.[1] ?? -1);
