import { join } from 'node:path';
import type { Handler, Hono } from 'hono';
import { isSecondFactorRequired } from '#domain/administrators/second-factor.server.ts';
import { isAdministrator } from '#domain/roles/role-rights.ts';
import { sendContactEmail } from './functions/send-contact-email.ts';
import { deleteStorageFiles, getStaleFiles } from './functions/stale-files.ts';
import { mountIcons } from './icons/company-icons.ts';
import { BoundedFolder } from './media/bounded-folder.ts';
import { createMediaHandler } from './media/media-handler.ts';
import { projectRoot } from './process/project-root.ts';
import { createShareImageHandler } from './share-images/share-image-handler.ts';
import type { Bindings } from './visit/bindings.ts';
import type { Services } from './visit/context.ts';

/** Mounts stored files, share images and the functions of the contract. */
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
  const drawn = new BoundedFolder(join(dataDir, 'share-cards'), 100_000_000);
  const shareImages = createShareImageHandler({
    ...services,
    folder: drawn,
    stockPicture: join(projectRoot, 'public', 'stock-hero-1920.webp'),
  });
  const forAdministrators = async (
    answer: (services: Services, request: Request) => Promise<Response>,
    request: Request,
  ) => {
    const { accounts, db, log } = services;
    const refuse = (status: number, error: string) => Response.json({ error }, { status });
    let isAllowed: boolean;
    try {
      const person = await accounts.administratorOf(request.headers);
      const isSignedIn =
        person &&
        !person.mustChangePassword &&
        (person.hasSecondFactor || !(await isSecondFactorRequired(db)));
      if (!isSignedIn) return refuse(401, 'Sign in first.');
      isAllowed = isAdministrator(person);
    } catch (error) {
      log.error({ error }, 'the session cannot be read');
      return refuse(503, 'The database is not responding at the moment. Please try again.');
    }
    return isAllowed ? answer(services, request) : refuse(403, 'Your role does not allow this.');
  };
  mountIcons(app, { ...services, folder: drawn });
  app.all('/media/*', (c) => media(c.req.raw));
  app.get('/cards/*', (c) =>
    shareImages(c.req.raw, c.env.visit.language.code, c.env.visit.content.company),
  );
  const functions: Record<string, [method: string, answer: Handler<Bindings>]> = {
    'send-contact-email': ['POST', (c) => sendContactEmail(services, c.env.visit, c.req.raw)],
    'get-stale-files': ['GET', (c) => forAdministrators(getStaleFiles, c.req.raw)],
    'delete-storage-files': ['POST', (c) => forAdministrators(deleteStorageFiles, c.req.raw)],
  };
  for (const [name, [method, answer]] of Object.entries(functions)) {
    const refusal = { status: 405, headers: { Allow: method } };
    app.on(method, `/functions/v1/${name}`, answer);
    app.all(`/functions/v1/${name}`, () => Response.json({ error: `${method} only` }, refusal));
  }
}
