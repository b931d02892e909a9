import { type ActionFunctionArgs, redirect } from 'react-router';
import { servicesContext } from '#server/context.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  const headers = await context.get(servicesContext).accounts.signOut(request.headers);
  // Nor is a page of the back-office left behind the Back button. Cookies go by themselves: clearing
  // them would reach every site of the domain; storage holds what visitors and staff prefer.
  headers.set('Clear-Site-Data', '"cache"');
  throw redirect('/admin/login', { headers });
}

export const loader = () => redirect('/admin/login');
