import { data, type MiddlewareFunction } from 'react-router';
import { administratorContext } from '../guard.server.ts';
import { readFrame } from '../shell/frame.server.ts';
import type { NotAllowed } from './not-allowed.ts';
import { notAllowed } from './role-texts.ts';
import { mayEnter } from './route-rights.ts';

/**
 * Behind the guard: lets a role through to the routes that are open to it. Anything else answers 403,
 * a page with its own screen, data and actions with the same sentence.
 */
export const roleGuard: MiddlewareFunction<Response> = async ({ context, pattern }, next) => {
  // React Router tells it without the slash that its own types have.
  const route = `/${pattern.replace(/^\//, '')}`;
  if (mayEnter(context.get(administratorContext).role, route)) return next();
  const answer: NotAllowed = { notAllowed, frame: await readFrame(context) };
  throw data(answer, { status: 403 });
};
