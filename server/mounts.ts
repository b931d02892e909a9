import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Bindings } from './app.ts';
import type { Services } from './context.ts';
import { sendContactEmail } from './functions/send-contact-email.ts';
import { createMediaHandler } from './media/media-handler.ts';

/** Answers stored files and the functions of the contract. */
export function mountFiles(
  app: Hono<Bindings>,
  {
    services,
    dataDir,
    filesUrl,
  }: { services: Services; dataDir: string; filesUrl: string | undefined },
): void {
  const media = createMediaHandler({
    files: services.files,
    cacheDir: join(dataDir, 'picture-variants'),
    log: services.log,
    publicUrl: filesUrl,
  });
  app.all('/media/*', (c) => media(c.req.raw));
  app.post('/functions/v1/send-contact-email', (c) =>
    sendContactEmail(services, c.env.visit, c.req.raw),
  );
}
