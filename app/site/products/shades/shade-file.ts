import { redirect } from 'react-router';
import { findPresentSlug } from '#domain/addresses/former-slug.server.ts';
import { type ShadeFormat, shadeFilePath, shadeFiles } from '#domain/addresses/shade-files.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import { readShadeChart } from '#domain/shades/files/charted-shades.server.ts';
import { writeShades } from '#domain/shades/files/write-shades.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { siteCompany } from '../../loading/site-company.ts';
import type { Route } from './+types/shade-file.ts';

/** Answers /products/:slug/shades.gpl and the other formats with the shades of a product. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { language } = context.get(visitContext);
  const { db } = context.get(servicesContext);
  const format = new URL(request.url).pathname.split('.').at(-1) as ShadeFormat;
  // Wilcom does not document the encoding of its charts, so such a chart has the English names.
  const chart = await readShadeChart(
    db,
    format === 'tch' ? originalLanguage : language.code,
    params.slug,
  );
  if (!chart) {
    const present = await findPresentSlug(db, 'products', params.slug);
    return present && present !== params.slug
      ? redirect(shadeFilePath(present, format), 301)
      : new Response('There are no such shades.', { status: 404 });
  }
  const body = writeShades[format](chart, siteCompany(context).siteName);
  return new Response(new Uint8Array(body), {
    headers: {
      'Content-Type': shadeFiles[format].type,
      'Content-Disposition': `attachment; filename="${params.slug.replaceAll(/[^\w.-]/g, '-')}.${format}"`,
    },
  });
}
