import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  hasFileFields,
  longestTextForm,
  maxUploadBytes,
} from '#domain/files/upload/upload-rules.ts';
import { maySendFiles } from '#domain/roles/role-rights.ts';
import type { Bindings } from '../visit/bindings.ts';
import type { Services } from '../visit/context.ts';

interface BodyLimit {
  /** Most bytes of a body. */
  most: number;
  /** Whether only signed-in users may send a body here. The guard of the back-office protects the address. */
  guarded?: boolean;
}

const kilobyte = 1024;

/** Fits the longest accepted message with every character escaped in JSON. */
export const longestMessageBody = 128 * kilobyte;

/** Fits a form with the ids and paths of many rows. */
const rows = 512 * kilobyte;

const small: BodyLimit = { most: 64 * kilobyte };

/** The limit of each address: the first match, or `small`. */
const bodyLimits: [path: RegExp, limit: BodyLimit][] = [
  [/^\/(contact|functions\/v1\/send-contact-email)$/, { most: longestMessageBody }],
  [/^\/functions\/v1\/delete-storage-files$/, { most: rows }],
  [
    /^\/admin\/(login|sign-in-again|logout|invitation|login-code|forgot-password|new-password)$/,
    small,
  ],
  [
    /^\/admin\/(products|item-codes\/grid|gallery-items|news-items(\/article-preview)?|translations(\/\w+\/\d+)?|plans\/\w+\/\d+)$/,
    { most: longestTextForm, guarded: true },
  ],
  [/^\/admin(\/|$)/, { most: rows, guarded: true }],
];

/**
 * The limit of an address; `withFiles` is the most bytes of a form with files, undefined if the address accepts none.
 * React Router calls an action at the page's path with `.data`.
 */
export function bodyLimitOf(address: string): BodyLimit & { withFiles?: number } {
  const path = address.replace(/\.data$/, '');
  const limit = bodyLimits.find(([pattern]) => pattern.test(path))?.[1] ?? small;
  return hasFileFields(path) ? { ...limit, withFiles: maxUploadBytes } : limit;
}

/** Most bytes that the back-office receives at the same time: two of the largest forms. */
const mostPending = 2 * maxUploadBytes;

/**
 * Refuses bodies by their length before they are read. Outside the back-office a rate limit by address applies first;
 * in the back-office all pending bodies share one budget.
 */
export function limitSentBodies({ limits }: Services): MiddlewareHandler<Bindings> {
  let pending = 0;
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
    // While the database is unavailable, the session is unknown. The guard reads it again and may succeed, so the body
    // must stay readable.
    const person = await c.env.visit.session().catch(() => 'unknown' as const);
    if (!person) {
      // The request goes on without its body: the guard refuses it in the form that the page expects.
      c.req.raw = new Request(raw.url, { method, headers: raw.headers });
      return next();
    }
    if (isUnwanted) return refuse(c, 415, noFiles);
    const takesFiles =
      method === 'POST' && isMultipart && (person === 'unknown' || maySendFiles(person));
    const length = Number(c.req.header('content-length'));
    // A form with files gets the higher limit only if it declares its length: without one, the whole limit would count
    // as pending.
    const most = takesFiles && length > 0 ? (limit.withFiles ?? limit.most) : limit.most;
    if (length > most) return refuse(c, 413, tooLarge);
    const bytes = length >= 0 ? length : most;
    if (pending + bytes > mostPending)
      return refuse(c, 503, 'Other uploads are in progress. Please try again in a moment.');
    pending += bytes;
    try {
      return await upTo(most)(c, next);
    } finally {
      pending -= bytes;
    }
  };
}

const noFiles = 'This address accepts no forms with files.';
const tooLarge = 'The request body is too large.';

const refuse = (c: Context<Bindings>, status: 413 | 415 | 429 | 503, error: string) =>
  c.json({ error }, status);

const upTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c: Context<Bindings>) => refuse(c, 413, tooLarge) });
