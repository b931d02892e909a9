import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Bindings } from '../bindings.ts';
import type { Services } from '../context.ts';

const usualMost = 64 * 1024;

/** Room for the longest message that is accepted, with every character written as escapes. */
export const longestMessageBody = 128 * 1024;

const takesMessages = /^\/(contact|functions\/v1\/send-contact-email)(\.data)?$/;
const openForms =
  /^\/admin\/(login|sign-in-again|logout|invitation|login-code|forgot-password|new-password)(\.data)?$/;

/**
 * What an administrator sends is for its action to judge: it takes files. Anyone else's is counted
 * by address before it is read, and is read to its limit only: forms without files are small.
 */
export function limitSentBodies({ accounts, limits }: Services): MiddlewareHandler<Bindings> {
  const refuse = (c: Context<Bindings>) => c.json({ error: 'The request body is too large.' }, 413);
  const message = bodyLimit({ maxSize: longestMessageBody, onError: refuse });
  const form = bodyLimit({ maxSize: usualMost, onError: refuse });
  return async (c, next) => {
    const { method, path, raw } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const isGuarded = path.startsWith('/admin/') && !openForms.test(path);
    // While the database is away nobody is known. The guard asks again, and may get an answer: the
    // form has to be there then.
    const administrator = await accounts.administratorOf(raw.headers).catch(() => 'unknown');
    if (administrator === 'unknown' ? isGuarded : administrator) return next();
    if (isGuarded) {
      // The guard refuses it in a way that the page which sent it understands, and reads nothing.
      c.req.raw = new Request(raw.url, { method, headers: raw.headers });
      return next();
    }
    if (!limits.sent.take(c.env.context.clientAddress)) {
      const error = 'Too many requests. Please try again in a minute.';
      return c.json({ error }, 429);
    }
    return takesMessages.test(path) ? message(c, next) : form(c, next);
  };
}
