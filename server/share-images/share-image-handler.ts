import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fresh from 'fresh';
import type { Database } from '#database/connect.ts';
import { companyIn } from '#domain/company/company.server.ts';
import type { StoredCompany } from '#domain/company/company.ts';
import type { FileStore, StoredFile } from '#domain/files/file-store.ts';
import { storedPathOf } from '#domain/files/stored-path.ts';
import { kinds } from '#domain/kinds/kinds.server.ts';
import { publishedKindAt } from '#domain/kinds/kinds.ts';
import { type InterfaceLocale, interfaceLocale } from '#domain/languages/interface-locale.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import type { ShareImageContent } from '#domain/share-image.ts';
import { outlinesOf } from '../fonts/outlines.ts';
import type { BoundedFolder } from '../media/bounded-folder.ts';
import { drawnFrom, renderedFiles } from '../media/rendered-files.ts';
import { drawShareImage, type ShareImage, shareImageRevision } from './draw-share-image.ts';

interface ShareImageParts {
  db: Database;
  site: { hostName: string };
  files: FileStore;
  folder: BoundedFolder;
  /** Path of the picture that replaces a missing or unreadable one. */
  stockPicture: string;
  log: { warn(details: object, message: string): void };
}

/** Answers /cards/<kind>/<slug> and /cards/site: share images, which other sites show beside a link to a page. */
export function createShareImageHandler({
  db,
  site,
  files,
  folder,
  stockPicture,
  log,
}: ShareImageParts) {
  const rendered = renderedFiles({
    ...{ folder, log, what: 'a share image' },
    ...{ atATime: 1, mostWaiting: 20 },
  });

  const draw = async (content: Omit<ShareImage, 'picture'>, source: StoredFile | undefined) => {
    const from = (picture: Uint8Array) => drawShareImage({ ...content, picture });
    const own = source && (await drawnFrom({ files, log }, source, from));
    return own ?? from(await readFile(stockPicture));
  };

  const shareImageOf = async (
    content: Omit<ShareImage, 'picture'>,
    picture: string | undefined,
  ) => {
    const path = picture === undefined ? undefined : storedPathOf(picture);
    const source = path === undefined ? undefined : await files.stat(path);
    const { language, name, company } = content;
    const shown = [language, name, company.wordmark, company.tagline];
    const parts = [shareImageRevision, ...shown, path, source?.size, source?.modified];
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
    return { etag: `"${key}"`, bytes: await rendered(`${key}.jpeg`, () => draw(content, source)) };
  };

  /** The translated name if the typeface has its characters, otherwise the original name; empty if it lacks both. */
  const drawable = async (language: string, kind: string, slug: string, name: string) => {
    const outlines = await outlinesOf(interfaceLocale(language));
    if (outlines.has(name)) return name;
    const original = await findShareImageSubject(db, originalLanguage, kind, slug);
    return original && outlines.has(original.name) ? original.name : '';
  };

  const answer = async (
    request: Request,
    language: string,
    stored: StoredCompany,
  ): Promise<Response> => {
    const [, , kind = '', slug] = new URL(request.url).pathname.split('/');
    const locale: InterfaceLocale = interfaceLocale(language);
    const company = companyIn(stored, language, site.hostName);
    const subject =
      slug === undefined ? null : await findShareImageSubject(db, language, kind, decoded(slug));
    if (!subject && (kind !== 'site' || slug !== undefined)) return notFound();
    const name =
      subject && slug !== undefined
        ? await drawable(language, kind, decoded(slug), subject.name)
        : undefined;
    const { etag, bytes } = await shareImageOf(
      { language: locale, name, company },
      subject?.picture,
    );
    if (!bytes || bytes === 'busy')
      return plain('Too many share images are being drawn. Please try again.', 503);
    const headers = {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: etag,
    };
    if (fresh(Object.fromEntries(request.headers), { etag }))
      return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: { ...headers, 'Content-Length': String(bytes.length) },
    });
  };

  return (request: Request, language: string, company: StoredCompany): Promise<Response> =>
    answer(request, language, company).catch((error: unknown) => {
      log.warn({ error }, 'a share image cannot be drawn');
      return plain('The share image cannot be drawn at the moment.', 503);
    });
}

const plain = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/** What the share image of the record below a page shows in a language; null if there is no such page. */
async function findShareImageSubject(
  db: Database,
  language: string,
  page: string,
  slug: string,
): Promise<ShareImageContent | null> {
  const kind = publishedKindAt(`/${page}`);
  return kind ? kinds[kind].shareImage(db, language, slug) : null;
}

const notFound = () => plain('There is no such share image.', 404);

/** Decodes a slug; PostgreSQL accepts no NUL, so it is replaced, and the slug names no record. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug).replaceAll('\0', '\uFFFD');
  } catch {
    return slug;
  }
}
