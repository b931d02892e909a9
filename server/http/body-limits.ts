import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  hasFileFields,
  longestTextForm,
  maxUploadBytes,
} from '#domain/files/upload/upload-rules.ts';
import { maySendFiles } from '#domain/roles/rights.ts';
import type { Bindings } from '../bindings.ts';
import type { Services } from '../context.ts';

interface BodyLimit {
  /** The most bytes of a body. */
  most: number;
  /** Behind the guard of the back-office: nothing that a stranger sends is read. */
  guarded?: boolean;
}

const kilobyte = 1024;

/** Room for the longest message that is accepted, with every character written as escapes. */
export const longestMessageBody = 128 * kilobyte;

/** Room for ids and paths of many rows. */
const rows = 512 * kilobyte;

const small: BodyLimit = { most: 64 * kilobyte };

/** How much each address takes. The first one that matches counts; any other address takes little. */
const bodyLimits: [path: RegExp, limit: BodyLimit][] = [
  [/^\/(contact|functions\/v1\/send-contact-email)$/, { most: longestMessageBody }],
  [/^\/functions\/v1\/delete-storage-files$/, { most: rows }],
  [
    /^\/admin\/(login|sign-in-again|logout|invitation|login-code|forgot-password|new-password)$/,
    small,
  ],
  [
    /^\/admin\/(products|gallery-items|news-items(\/article-preview)?|translations|plans\/\w+\/\d+)$/,
    { most: longestTextForm, guarded: true },
  ],
  [/^\/admin(\/|$)/, { most: rows, guarded: true }],
];

/**
 * What an address takes: `withFiles` is the most bytes of a form with files, absent if it takes none.
 * React Router asks an action of a page at the page's path with `.data`.
 */
export function bodyLimitOf(asked: string): BodyLimit & { withFiles?: number } {
  const path = asked.replace(/\.data$/, '');
  const limit = bodyLimits.find(([pattern]) => pattern.test(path))?.[1] ?? small;
  return hasFileFields(path) ? { ...limit, withFiles: maxUploadBytes } : limit;
}

/** All that the back-office receives at the same time: two of the largest forms. */
const mostUnderWay = 2 * maxUploadBytes;

/**
 * Refuses bodies by their length before anything reads them. Outside the back-office senders are
 * counted by address first; in the back-office all bodies that are under way share one budget.
 */
export function limitSentBodies({ limits }: Services): MiddlewareHandler<Bindings> {
  let underWay = 0;
  return async (c, next) => {
    const { method, path, raw } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const limit = bodyLimitOf(path);
    const isMultipart = /^multipart\//i.test(c.req.header('content-type') ?? '');
    const isUnwanted = isMultipart && limit.withFiles === undefined;
    if (!limit.guarded) {
      if (isUnwanted) return refuse(c, 415, noFiles);
      if (limits.sent.take(c.env.visit.clientAddress)) return upTo(limit.most)(c, next);
      return refuse(c, 429, 'Too many requests. Please try again in a minute.');
    }
    // While the database is away nobody is known. The guard asks again, and may get an answer: the
    // form has to be there then.
    const person = await c.env.visit.session().catch(() => 'unknown' as const);
    if (!person) {
      // The guard refuses it in a way that the page which sent it understands, and reads nothing.
      c.req.raw = new Request(raw.url, { method, headers: raw.headers });
      return next();
    }
    if (isUnwanted) return refuse(c, 415, noFiles);
    const takesFiles =
      method === 'POST' && isMultipart && (person === 'unknown' || maySendFiles(person));
    const length = Number(c.req.header('content-length'));
    // Only an announced length can be kept free for a large form.
    const most = takesFiles && length > 0 ? (limit.withFiles ?? limit.most) : limit.most;
    if (length > most) return refuse(c, 413, tooLarge);
    const bytes = length >= 0 ? length : most;
    if (underWay + bytes > mostUnderWay)
      return refuse(c, 503, 'Other uploads are under way. Please try again in a moment.');
    underWay += bytes;
    try {
      return await upTo(most)(c, next);
    } finally {
      underWay -= bytes;
    }
  };
}

const noFiles = 'No form with files is taken here.';
const tooLarge = 'The request body is too large.';

const refuse = (c: Context<Bindings>, status: 413 | 415 | 429 | 503, error: string) =>
  c.json({ error }, status);

const upTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c: Context<Bindings>) => refuse(c, 413, tooLarge) });
