import { data, type MiddlewareFunction, redirect } from 'react-router';
import { inLanguage } from '#domain/admin-words/reader.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import type { NotAllowed } from '../route-rights/not-allowed.ts';
import { notAllowed } from '../route-rights/role-texts.ts';
import { mayEnter } from '../route-rights/route-rights.ts';
import { load, loadFailureOf } from '../screen/screen-loader.server.ts';
import { requestedPage } from '../sign-in/requested-page.server.ts';
import { readFrame } from './frame.server.ts';
import { findRequiredScreen, requiredScreenContext } from './required-screen.server.ts';

const sessionUnreadable = 'The database is not responding at the moment. Please try again.';

/**
 * Lets only a signed-in administrator through. It is middleware, because a client may choose which
 * loaders run. Requests for a page are redirected to the sign-in; data and actions answer 401.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { db, site, changesShown } = context.get(servicesContext);
  const visit = context.get(visitContext);
  const url = new URL(request.url);
  if (visit.origin !== site.canonical) {
    throw redirect(site.canonical + url.pathname);
  }
  const failure = loadFailureOf(url.pathname) ?? sessionUnreadable;
  const administrator = await load(context, failure, visit.session);
  if (!administrator) {
    const isPage = isRead(request) && !url.pathname.endsWith('.data');
    if (!isPage) throw new Response('Please sign in.', { status: 401 });
    const asked = requestedPage.remember(url.pathname + url.search, site.canonical);
    throw redirect('/admin/login', { headers: { 'Set-Cookie': asked } });
  }
  const requiredScreen = await load(context, failure, () => findRequiredScreen(db, administrator));
  if (requiredScreen && url.pathname.replace(/\.data$/, '') !== requiredScreen)
    throw redirect(requiredScreen);
  // PostgreSQL text cannot hold a null character, and no link of the back-office has one.
  if (url.search.includes('%00')) throw data('', { status: 400 });
  context.set(administratorContext, administrator);
  context.set(requiredScreenContext, requiredScreen);
  visit.staffLanguage = administrator.language;
  const response = await inLanguage(administrator.language, next);
  if (!isRead(request)) await changesShown();
  response.headers.set('Cache-Control', 'no-store');
  return response;
};

/**
 * Lets a signed-in account only into the routes that its role may enter; it runs after `guard`. Every other route
 * answers 403: a page shows NotAllowedScreen, data and actions answer with the sentence of that screen.
 */
export const roleGuard: MiddlewareFunction<Response> = async ({ context, pattern }, next) => {
  const administrator = context.get(administratorContext);
  // React Router leaves out the leading slash here, although its own types have it.
  const route = `/${pattern.replace(/^\//, '')}`;
  if (mayEnter(administrator.role, route)) return next();
  const answer: NotAllowed = { notAllowed, frame: await readFrame(context, administrator) };
  throw data(answer, { status: 403 });
};

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';
