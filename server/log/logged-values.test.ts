import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '#database/connect.ts';
import { type FileToSend, formFrom } from '#tests/admin/admin-site.ts';
import { samplePicture } from '#tests/world/files/sample-files.ts';
import { openMailServer } from '#tests/world/mail/mail-server.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';
import { Wire } from '#tests/world/postgres/wire.ts';
import {
  openSite,
  openWorld,
  type TestSite,
  testAdministrator,
  type World,
} from '#tests/world/world.ts';
import { createLog } from './log.ts';
import { errorSentence } from './logged-error.ts';
import { logConsole } from './process-log.ts';

/** Part of every entered value; no log line may contain it. */
const mark = 'Zaunkoenig';

let world: World;
let wire: Wire;
let connection: Connection;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
let site: TestSite;
let cookie: string;
const own = { ...console };
const lines: string[] = [];
const isLogged = (text: string) => lines.some((line) => line.includes(text));
const marked = () => lines.filter((line) => line.includes(mark));

beforeAll(async () => {
  world = await openWorld();
  wire = new Wire();
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  logConsole(log);
  connection = await connect({
    databaseUrl: await wire.start(world.databaseUrl),
    dataDir: world.dataDir,
    log: (event) => log.warn(event),
  });
  mailServer = await openMailServer();
  mailServer.behaviour = 'refuse and repeat';
  const noRoom = () => Promise.reject(new Error(`no room for "${mark}.png"`));
  const files = { ...world.files, put: noRoom };
  const variables = { SMTP_URL: mailServer.url, TRUST_PROXY: 'on' };
  site = await openSite({ ...world, connection, db: connection.db, files }, variables, log);
  cookie = await site.signIn();
});
afterAll(async () => {
  Object.assign(console, own);
  await site.site.delivery.stop();
  await site.close();
  await connection.close();
  await wire.cut();
  await mailServer.close();
  await world.close();
});

let visitors = 0;
const send = (path: string, values: Record<string, string>) =>
  site.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { 'x-forwarded-for': `10.0.0.${++visitors}` },
  });

function operate(path: string, intent: string, values: Record<string, string | FileToSend>) {
  const body = formFrom(path, { intent, ...values });
  return site.fetch(path, { method: 'POST', body, headers: { cookie } });
}

const own_password = testAdministrator.password;

const message = {
  name: `${mark} Wong`,
  email: `${mark}@example.com`,
  subject: `About ${mark}`,
  message: `Please send ${mark} to me.`,
};

/** Enters marked data in every form; returns the statuses. */
async function enterEverywhere(): Promise<number[]> {
  const admin = { cookie };
  const answers = [
    await send('/contact', message),
    await site.fetch('/functions/v1/send-contact-email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    }),
    await site.fetch('/functions/v1/send-contact-email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"name": ${mark}`,
    }),
    await send('/samples', { ...message, address: mark, form: mark, line: `code:${mark}` }),
    await site.fetch(`/samples?add=code:${mark}`),
    await site.fetch(`/samples/requests/${mark}`),
    await site.fetch(`/newsletter/${mark}`),
    await send('/newsletter', { email: message.email }),
    await send('/admin/login', { email: message.email, password: `${mark} horse` }),
    await send(`/admin/invitation?key=${mark}`, { password: `${mark} horse`, name: mark }),
    await site.fetch(`/admin/invitation?key=${mark}`),
    await site.fetch(`/products?q=${mark}`),
    await site.fetch(`/news?q=${mark}`),
    await site.fetch(`/resources?q=${mark}`),
    await site.fetch(`/products/x?code=${mark}`),
    await site.fetch('/admin', { headers: { cookie: `kamsin.session_token=${mark}.${mark}` } }),
    await operate('/admin/products?new=yes', 'save', { name: mark, slug: 'marked' }),
    await operate('/admin/news-items?new=yes', 'save', { title: mark, slug: 'marked' }),
    await operate('/admin/accounts', 'invite', { name: mark, email: message.email, own_password }),
    await site.fetch(`/admin/products?q=${mark}`, { headers: admin }),
    await site.fetch(`/admin/messages?q=${mark}`, { headers: admin }),
  ];
  return answers.map(({ status }) => status);
}

const tables = async (): Promise<string[]> => {
  const { rows } = await world.db.execute<{ tablename: string }>(
    sql`select tablename from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ tablename }) => tablename);
};

test('if a table is missing, the log names the statement without its values', async () => {
  for (const table of ['contact_messages', 'products', 'administrators', 'administrator_sessions'])
    await withoutTables(world.db, [table], enterEverywhere);
  // If `counted_tries` were missing, the limits would fail first and no other table would be read.
  const others = (await tables()).filter((table) => table !== 'counted_tries');
  await withoutTables(world.db, others, enterEverywhere);
  expect(isLogged('"code":"42P01"')).toBe(true);
  expect(isLogged('from \\"global_settings\\"')).toBe(true);
  expect(marked()).toEqual([]);
});

test('if the database refuses a row and repeats its values, the log names only the constraint', async () => {
  await world.db.execute(
    sql.raw(`create function repeat_row() returns trigger language plpgsql as $$ begin
      raise exception 'refused %', new using errcode = '23514', detail = new::text, hint = new::text,
        constraint = 'provoked', table = tg_table_name; end $$`),
  );
  const refusing = (await tables()).filter((table) => !/session|counted_tries/.test(table));
  for (const table of refusing)
    await world.db.execute(
      sql.raw(`create trigger repeat_row before insert or update on "${table}"
        for each row execute function repeat_row()`),
    );
  await enterEverywhere();
  const new_password = `${mark} battery`;
  await operate('/admin/accounts', 'password', { current_password: own_password, new_password });
  for (const table of refusing)
    await world.db.execute(sql.raw(`drop trigger repeat_row on "${table}"`));
  for (const told of ['"constraint":"provoked"', '"table":"newsletter_subscription"'])
    expect(isLogged(told)).toBe(true);
  expect(marked()).toEqual([]);
});

test('if a mail server refuses a message and repeats it, the log has only its code', async () => {
  site.site.delivery.start();
  expect((await send('/contact', message)).status).toBe(303);
  await expect.poll(() => isLogged('contact message not sent')).toBe(true);
  expect(isLogged('"responseCode":550')).toBe(true);
  expect(marked()).toEqual([]);
});

test('if files cannot be stored, the log says so without a file name', async () => {
  const image = { ...(await samplePicture()), name: `${mark}.png` };
  const answer = await operate('/admin/products?new=yes', 'save', { name: mark, slug: 'a', image });
  expect(answer.status).toBe(500);
  expect(isLogged('no room for')).toBe(true);
  expect(marked()).toEqual([]);
});

test('if the database is away, the log says so without a value', async () => {
  await wire.cut();
  await enterEverywhere();
  await wire.resume();
  expect(isLogged('ECONNREFUSED')).toBe(true);
  expect(marked()).toEqual([]);
});

test('the error of a refused start or command contains no value', async () => {
  const refused = await world.db
    .execute(sql`insert into products (name, slug, status) values (${mark}, 'x', ${mark})`)
    .catch((error: unknown) => errorSentence(error));
  expect(refused).toMatch(/23514/);
  expect(refused).toMatch(/insert into products/);
  expect(refused).not.toContain(mark);
});
