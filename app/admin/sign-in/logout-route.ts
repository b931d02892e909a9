import { type ActionFunctionArgs, redirect } from 'react-router';
import { servicesContext } from '#server/context.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  const headers = await context.get(servicesContext).accounts.signOut(request.headers);
  throw redirect('/admin/login', { headers });
}

export const loader = () => redirect('/admin/login');
