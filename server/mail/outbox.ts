import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer, Outbox } from '#domain/contact/outbox/mailer.ts';
import { undefinedIfMissing } from '../storage/disk-failure.ts';
import { syncDirectory } from '../storage/durable-file.ts';
import { toMailOptions } from './mail-options.ts';

/**
 * Creates a mailer that writes each mail to a folder as an `.eml` file instead of sending it. Writing is atomic and
 * durable; the same mail replaces its file.
 */
export function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMailOptions(mail, from));
      const name = `${nameOf(mail.date)}-${mail.messageId.replace(/@.*|[^\w-]/g, '')}.eml`;
      await mkdir(folder, { recursive: true });
      const temporary = join(folder, `.${name}.unfinished`);
      await writeFile(temporary, message as Buffer, { flush: true });
      await rename(temporary, join(folder, name));
      await syncDirectory(folder);
      return 'kept';
    },
  };
}

/** The beginning of a mail's file name. Sorted by name, the files are sorted by time. */
const nameOf = (date: Date) => date.toISOString().replace(/[:.]/g, '-');

/** Finds and removes mails in the folder of {@link outboxMailer} by the addresses in Reply-To and To. */
export function outboxIn(folder: string): Outbox {
  const mailsFrom = async (email: string): Promise<string[]> => {
    const found: string[] = [];
    for (const name of await namesIn(folder)) {
      const mail = (await readFile(join(folder, name), 'latin1').catch(undefinedIfMissing)) ?? '';
      const address = email.trim().toLowerCase();
      if (addressIn(mail, 'Reply-To') === address || addressIn(mail, 'To') === address)
        found.push(join(folder, name));
    }
    return found;
  };
  const erase = async (paths: string[]): Promise<number> => {
    for (const path of paths) await rm(path, { force: true });
    if (paths.length > 0) await syncDirectory(folder);
    return paths.length;
  };
  return {
    countFrom: async (email) => (await mailsFrom(email)).length,
    eraseFrom: async (email) => erase(await mailsFrom(email)),
    async eraseBefore(moment) {
      const old = (await namesIn(folder)).filter(
        (name) => /^\.?\d{4}-/.test(name) && name.replace(/^\./, '') < nameOf(moment),
      );
      return erase(old.map((name) => join(folder, name)));
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(undefinedIfMissing);
  return (names ?? []).filter((name) => name.includes('.eml'));
}

/** The address in a header of a mail, in lower case. */
function addressIn(mail: string, header: 'Reply-To' | 'To'): string | undefined {
  const [headers = ''] = mail.split('\r\n\r\n', 1);
  const lines = headers.replace(/\r\n[ \t]+/g, ' ');
  const value = new RegExp(`^${header}: (.*)$`, 'im').exec(lines)?.[1]?.trim();
  return (/<([^<>]*)>$/.exec(value ?? '')?.[1] ?? value)?.toLowerCase();
}
