import * as fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileArchive } from '#database/log-archive/file-archive.ts';
import { writeFileCopies } from '#database/log-archive/file-copies.ts';
import { contact_messages } from '#database/schema/contact.ts';
import { type AdminSite, expectFriendly, openAdminSite } from '#tests/admin/admin-site.ts';

let admin: AdminSite;
beforeAll(async () => {
  // The site of this test sends no mail, because its delivery is not started.
  admin = await openAdminSite({ SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(() => admin.close());

const path = '/admin/status';

const keep = (message_id: string, delivery: 'failed' | 'sent') =>
  admin.world.db.insert(contact_messages).values({
    ...{
      name: 'Mei',
      email: 'mei@example.com',
      subject: `About ${message_id}`,
      message: 'A card?',
    },
    ...{ message_id, delivery, attempts: 9, last_error: 'The mailbox is full' },
  });

test('the screen shows database, disk, file store, backups, emails, plans and who is signed in', async () => {
  const { status, text } = await admin.read(path);
  expect(status).toBe(200);
  for (const shown of [
    /\nVersion\n1\.0\.0, built\n/,
    /\nDatabase\nPostgreSQL \d[^\n]* MB\n/,
    /\nDisk\n[\d.]+ \w?B of /,
    /\nFile store\nWorks:/,
    /\nLast backup\nNone\nAttention\nThere is none on this server\./,
    /\nMail server\nSet up\n/,
    /\nSigned In\nAdministrator\n1 session\n/,
  ])
    expect(text).toMatch(shown);
});

test('uploaded files that are not copied are said, with the reason and what to do', async () => {
  const { dataDir } = admin.world;
  fs.mkdirSync(fileArchive(dataDir));
  const at = new Date('2026-11-20T03:00:00Z');
  const state = { checked: new Date(), complete: at, files: 12 };
  writeFileCopies(dataDir, { ...state, waiting: 3, failure: 'No answer from the bucket.' });
  const shown = async () => (await admin.read(path)).text.split('Copies of uploaded files\n')[1];
  expect(await shown()).toMatch(
    /^3 of 12 files wait for a copy.*; all had copies at.*No answer from the bucket\..*Attention\n/s,
  );
  writeFileCopies(dataDir, { ...state, waiting: 0, failure: undefined });
  expect(await shown()).toMatch(/^12 files.*; all had copies at/s);
  expect(await shown()).not.toContain('Uploaded files are not being copied.');
  writeFileCopies(dataDir, { ...state, checked: at, waiting: 0, failure: undefined });
  expect(await shown()).toContain('No uploaded file has been copied for an hour.');
});

test('Send Again queues the failed messages, and no other', async () => {
  const { db } = admin.world;
  await keep('one', 'failed');
  await keep('two', 'failed');
  await keep('three', 'sent');
  const shown = (await admin.read(path)).text;
  expect(shown).toContain('About one');
  expect(shown).toContain('The mailbox is full');
  expect(shown).not.toContain('About three');
  const answer = await admin.send(path, 'resend');
  expect(answer.text).toContain('2 messages are being sent again');
  const states = await db
    .select({ id: contact_messages.message_id, delivery: contact_messages.delivery })
    .from(contact_messages)
    .orderBy(contact_messages.id);
  expect(states.map(({ delivery }) => delivery)).toEqual(['waiting', 'waiting', 'sent']);
});

test('a part that cannot be read says so, and the others are shown', async () => {
  const { db } = admin.world;
  await db.execute('alter table planned_changes rename column refused_reason to away');
  const { status, text } = await admin.read(path);
  await db.execute('alter table planned_changes rename column away to refused_reason');
  expect(status).toBe(200);
  expect(text).toContain('Failed to load planned changes');
  expect(text).toContain('Mail server');
  expectFriendly(text);
});
