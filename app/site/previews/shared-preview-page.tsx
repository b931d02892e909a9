import { sharedPreviewPath } from '#domain/previews/preview.ts';
import { findPreviewLink, openPreviewLink } from '#domain/previews/preview-link.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import type { Route } from './+types/shared-preview-page.ts';

/** The preview at a secret address. If the link is unknown or expired, the screen Page Not Found is shown. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params, context }, next) => {
    // A HEAD request does not count as opening the link.
    const read = { GET: openPreviewLink, HEAD: findPreviewLink }[request.method];
    if (!read) return next();
    const { db, site, renderPreview } = context.get(servicesContext);
    const visit = context.get(visitContext);
    const subject = await read(db, params.secret);
    if (!subject) return next();
    const addresses = Object.fromEntries(
      visit.content.languages.map(({ code }) => [
        code,
        site.linkTo(code, visit.origin) + sharedPreviewPath(params.secret),
      ]),
    );
    const view = { visit, language: visit.language, preview: { addresses } };
    return (await renderPreview(subject, view)) ?? next();
  },
];

export { default, loader, meta } from '../not-found/not-found-page.tsx';
