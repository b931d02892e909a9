import { sheetView } from '#app/i18n/sheet-view.server.ts';
import { t } from '#domain/admin-words/t.ts';
import { english } from '#domain/languages/language.ts';
import { findCatalogue, mostInCatalogue } from '#domain/sheets/sheet-document.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import type { Route } from './+types/catalogue-route.ts';

/** The catalogue of all Active products as a PDF, in the language of `?language=`. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, site, makeSheets } = context.get(servicesContext);
  const { languages } = context.get(visitContext).content;
  const asked = new URL(request.url).searchParams.get('language');
  const { code } = languages.find((one) => one.code === asked) ?? english;
  const view = sheetView(context, code, site.originOf(code));
  const catalogue = await findCatalogue(db, view);
  if (catalogue === 'empty') return refusal(t('There are no active products.'), 404);
  if (catalogue === 'too many')
    return refusal(t('A catalogue has at most {count} products.', { count: mostInCatalogue }), 422);
  const made = await makeSheets(catalogue);
  if (made === 'busy') return refusal(t('Too many sheets are being made. Please try again.'), 503);
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="catalogue-${code}.pdf"`,
  };
  return new Response(made.bytes, { headers });
}

const refusal = (text: string, status: number) => new Response(text, { status });
