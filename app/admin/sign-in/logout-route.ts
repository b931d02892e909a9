import { type ActionFunctionArgs, redirect } from 'react-router';
import { servicesContext } from '#server/visit/context.ts';
import { note } from '../security/security-notice.server.ts';
import { visitorOf } from './visitor.server.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const administrator = await services.accounts.administratorOf(request.headers);
  const headers = await services.accounts.signOut(request.headers);
  const from = visitorOf(request, context);
  if (administrator) await note(services, { event: 'signed out', administrator, from });
  // Clear the cache, so that the Back button shows no page of the back-office. "cookies" is not listed, as
  // it would reach every site of the domain, nor "storage", as it would delete preferences.
  headers.set('Clear-Site-Data', '"cache"');
  throw redirect('/admin/login', { headers });
}

export const loader = () => redirect('/admin/login');
