import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '#domain/contact/mailer.ts';
import { syncDirectory } from '../storage/durable-file.ts';
import { composed } from './composed-mail.ts';

/**
 * Writes mails to a folder instead of sending them, one `.eml` each, as a mail server would get
 * them. A file is there whole, and on the disk, or not at all; the same mail again replaces it.
 */
export function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composed(mail, from));
      const moment = mail.date.toISOString().replace(/[:.]/g, '-');
      const name = `${moment}-${mail.messageId.replace(/@.*|[^\w-]/g, '')}.eml`;
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${name}.unfinished`);
      await writeFile(unfinished, message as Buffer, { flush: true });
      await rename(unfinished, join(folder, name));
      await syncDirectory(folder);
      return 'kept';
    },
  };
}
