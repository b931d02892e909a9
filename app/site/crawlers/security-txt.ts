import { publicFiles, publicPages } from '#domain/addresses/public-pages.ts';
import { servicesContext } from '#server/visit/context.ts';
import { siteCompany } from '../loading/site-company.ts';
import type { Route } from './+types/security-txt.ts';
import { builtAt } from './built-at.ts';

/** Answers /.well-known/security.txt (RFC 9116) with the contact for security reports. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { site } = context.get(servicesContext);
  const { email } = siteCompany(context);
  const expires = new Date(builtAt);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const lines = [
    `Contact: ${email ? `mailto:${email.local}@${email.domain}` : site.canonical + publicPages.contact.path}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, zh, ja',
    `Canonical: ${site.canonical}${publicFiles.security}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
