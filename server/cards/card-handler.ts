import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fresh from 'fresh';
import pLimit from 'p-limit';
import type { Database } from '#database/connect.ts';
import type { FileStore, StoredFile } from '#domain/files/file-store.ts';
import { storedPathOf } from '#domain/files/stored-path.ts';
import { kinds } from '#domain/kinds.server.ts';
import { publishedKindAt } from '#domain/kinds.ts';
import { type InterfaceLocale, interfaceLocale } from '#domain/languages/interface-locale.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import type { CardSubject } from '#domain/share-card.ts';
import { outlinesOf } from '../fonts/outlines.ts';
import type { BoundedFolder } from '../media/bounded-folder.ts';
import { type Card, cardRevision, drawCard } from './draw-card.ts';

interface CardParts {
  db: Database;
  files: FileStore;
  folder: BoundedFolder;
  /** Shown where a record has no picture, or none that can be read. */
  stockPicture: string;
  log: { warn(details: object, message: string): void };
}

const mostWaiting = 20;

/** Larger sources are not taken into memory. */
const largestSource = 40_000_000;

/** Answers /cards/<kind>/<slug> and /cards/site: pictures of pages, for where they are shared. */
export function createCardHandler({ db, files, folder, stockPicture, log }: CardParts) {
  const limit = pLimit(1);
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();

  const pictureOf = async (source: StoredFile | undefined): Promise<Uint8Array> => {
    const stream =
      source && source.size <= largestSource ? await files.read(source.path) : undefined;
    if (!stream) return readFile(stockPicture);
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };

  const draw = async (
    card: Omit<Card, 'picture'>,
    source: StoredFile | undefined,
    file: string,
  ) => {
    const drawn = await drawCard({ ...card, picture: await pictureOf(source) }).catch(
      async (error: unknown) => {
        log.warn({ path: source?.path, error }, 'a stored picture cannot be read');
        return drawCard({ ...card, picture: await readFile(stockPicture) });
      },
    );
    await folder.write(file, drawn).catch((error: unknown) => {
      log.warn({ error }, 'a card cannot be kept');
    });
    return drawn;
  };

  const cardOf = async (card: Omit<Card, 'picture'>, picture: string | undefined) => {
    const path = picture === undefined ? undefined : storedPathOf(picture);
    const source = path === undefined ? undefined : await files.stat(path);
    const shows = [cardRevision, card.language, card.name, path, source?.size, source?.modified];
    const key = createHash('sha256').update(JSON.stringify(shows)).digest('hex');
    const file = `${key}.jpeg`;
    const drawing =
      underWay.get(file) ??
      folder.read(file).then((stored) => {
        if (stored) return stored;
        return limit.pendingCount >= mostWaiting
          ? undefined
          : limit(() => draw(card, source, file));
      });
    underWay.set(file, drawing);
    return { etag: `"${key}"`, bytes: await drawing.finally(() => underWay.delete(file)) };
  };

  /** The name in the visitor's language, or where letters lack, the original; else none. */
  const drawable = async (language: string, kind: string, slug: string, name: string) => {
    const letters = await outlinesOf(interfaceLocale(language));
    if (letters.has(name)) return name;
    const original = await findCardSubject(db, originalLanguage, kind, slug);
    return original && letters.has(original.name) ? original.name : '';
  };

  return async (request: Request, language: string): Promise<Response> => {
    const [, , kind = '', slug] = new URL(request.url).pathname.split('/');
    const spoken: InterfaceLocale = interfaceLocale(language);
    const subject =
      slug === undefined ? null : await findCardSubject(db, language, kind, decoded(slug));
    if (!subject && (kind !== 'site' || slug !== undefined)) return notFound();
    const name =
      subject && slug !== undefined
        ? await drawable(language, kind, decoded(slug), subject.name)
        : undefined;
    const { etag, bytes } = await cardOf({ language: spoken, name }, subject?.picture);
    if (!bytes) return plain('Too many cards are being drawn.', 503);
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
}

const plain = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/** What the card of the record below a page shows in a language; null where there is no such page. */
async function findCardSubject(
  db: Database,
  language: string,
  page: string,
  slug: string,
): Promise<CardSubject | null> {
  const kind = publishedKindAt(`/${page}`);
  return kind ? kinds[kind].card(db, language, slug) : null;
}

const notFound = () => plain('There is no such card.', 404);

/** No text in PostgreSQL holds a NUL, so a slug with one names nothing. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug).replaceAll('\0', '\uFFFD');
  } catch {
    return slug;
  }
}
