import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { urlEncoded } from '#app/ui/url-encoded.ts';
import { hasFileFields } from '#domain/files/upload/upload-rules.ts';
import { openSite, openWorld, type TestSite, type World } from '../world/world.ts';

export interface FileToSend {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

type Value = string | number | FileToSend | readonly (string | number | FileToSend)[];

/** A form as a browser without JavaScript sends it from this screen: multipart if the screen has file fields. */
export function formFrom(path: string, values: Record<string, Value>): FormData | URLSearchParams {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one !== 'object') form.append(name, String(one));
      else form.append(name, new File([one.bytes], one.name, { type: one.type }));
    }
  }
  return hasFileFields(path.replace(/[?.].*/, '')) ? form : urlEncoded(form);
}

/** What a screen answered: the page's text as a visitor without JavaScript reads it. */
interface ScreenAnswer {
  status: number;
  text: string;
}

/** The served product with a signed-in administrator, asked as forms ask it. */
export interface AdminSite {
  world: World;
  site: TestSite;
  cookie: string;
  read(path: string): Promise<ScreenAnswer>;
  /** Sends an operation to a screen as a browser without JavaScript does. */
  send(path: string, intent: string, values?: Record<string, Value>): Promise<ScreenAnswer>;
  /** Makes every statement of this kind on a table fail, with a message that nobody must see. */
  breakTable(table: string, kind: 'insert' | 'update' | 'delete', code?: string): Promise<void>;
  mendTable(table: string): Promise<void>;
  close(): Promise<void>;
}

const databaseWords = 'provoked failure in relation';

/** A text for people: nothing of the database and its language is in it. */
export function expectFriendly(text: string): void {
  expect(text).not.toContain(databaseWords);
  expect(text).not.toMatch(/insert into|update "|select "/i);
}

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

/** Without scripts (they carry the data once more) and tags. */
function textOf(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(?:quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replaceAll('&amp;', '&')
    .replace(/\s*\n\s*/g, '\n');
}

/** A served site with an administrator signed in. */
export async function openAdminSite(variables: NodeJS.ProcessEnv = {}): Promise<AdminSite> {
  const world = await openWorld();
  const site = await openSite(world, variables);
  const cookie = await site.signIn();
  const answerOf = async (response: Response) => ({
    status: response.status,
    text: textOf(await response.text()),
  });
  const { db } = world.connection;
  return {
    world,
    site,
    cookie,
    read: async (path) => answerOf(await site.fetch(path, { headers: { cookie } })),
    async send(path, intent, values = {}) {
      const body = formFrom(path, { intent, ...values });
      return answerOf(await site.fetch(path, { method: 'POST', headers: { cookie }, body }));
    },
    async breakTable(table, kind, code = 'P0001') {
      await db.execute(
        sql.raw(`create or replace function provoke() returns trigger language plpgsql as
          $$ begin raise exception '${databaseWords} %', tg_table_name using errcode = '${code}'; end $$`),
      );
      await db.execute(
        sql.raw(`create trigger provoke before ${kind} on ${table}
          for each row execute function provoke()`),
      );
    },
    async mendTable(table) {
      await db.execute(sql.raw(`drop trigger provoke on ${table}`));
    },
    async close() {
      await site.close();
      await world.close();
    },
  };
}
