import { matchPath, type Register } from 'react-router';
import type { Role } from '#database/schema/role.ts';
import { catalogueKinds, listedKindNames } from '#domain/kinds/kinds.ts';

/** The path pattern of a route as app/routes.ts writes it. */
type Pattern = Register extends { pages: infer Pages } ? keyof Pages : string;

const allRoles: readonly Role[] = ['administrator', 'editor', 'translator'];
const editors: readonly Role[] = ['administrator', 'editor'];

/** The roles that may enter each route below /admin. Routes that are not listed are only for administrators. */
const openTo: { [Route in Pattern]?: readonly Role[] } = {
  ...Object.fromEntries(listedKindNames.map((kind) => [catalogueKinds[kind].screen, editors])),
  '/admin': allRoles,
  '/admin/translations': allRoles,
  '/admin/translations/:kind/:id': allRoles,
  '/admin/words': allRoles,
  '/admin/accounts': allRoles,
  '/admin/first-password': allRoles,
  '/admin/second-factor': allRoles,
  '/admin/jump': allRoles,
  '/admin/editor-choice': allRoles,
  '/admin/*': allRoles,
  '/admin/item-codes/grid': editors,
  '/admin/shades/grid': editors,
  '/admin/product-grids/:kind/:id': editors,
  '/admin/form-translations/:kind/:id': editors,
  '/admin/product-choices': editors,
  '/admin/products/catalogue.pdf': editors,
  '/admin/search-words': editors,
  '/admin/interest': editors,
  '/admin/news-items/article-preview': editors,
  '/admin/activity': editors,
  '/admin/bin': editors,
  '/admin/history/:kind/:id': editors,
  '/admin/dependents/:kind/:id': editors,
  '/admin/deleted/:kind/:id': editors,
  '/admin/orders/:entry': editors,
  '/admin/preview/:kind/:record': editors,
  '/admin/preview-links/:kind/:record': editors,
  '/admin/plans/:kind/:id': editors,
  '/admin/bulk/:kind': editors,
  '/admin/views/:kind': editors,
  '/admin/messages': editors,
  '/admin/messages/export': editors,
};

/** Whether a role may enter the route with this pattern; without parameters, the pattern is the path itself. */
export function mayEnter(role: Role, pattern: string): boolean {
  const open: Record<string, readonly Role[] | undefined> = openTo;
  return role === 'administrator' || (open[pattern]?.includes(role) ?? false);
}

const withParameters = Object.keys(openTo).filter((pattern) => pattern.includes(':'));

/** Whether a role may follow a link to a screen; the query of the link is ignored. */
export function mayFollow(role: Role, to: string): boolean {
  const { pathname } = new URL(to, 'http://localhost');
  return mayEnter(role, withParameters.find((one) => matchPath(one, pathname)) ?? pathname);
}
