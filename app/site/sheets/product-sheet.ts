import { redirect } from 'react-router';
import { sheetView } from '#app/i18n/sheet-view.server.ts';
import { findPresentSlug } from '#domain/addresses/former-slug.server.ts';
import { sheetPath } from '#domain/addresses/public-pages.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import { findProductSheet } from '#domain/sheets/sheet-document.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import type { Route } from './+types/product-sheet.ts';
import { noSheet, sheetResponse } from './sheet-response.ts';

/** Answers with the specification sheet of a product in the language of the host. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(servicesContext);
  const { language, origin } = context.get(visitContext);
  const { slug } = params;
  const document = await findProductSheet(db, sheetView(context, language.code, origin), slug);
  if (document)
    return sheetResponse(context, request, {
      document,
      path: recordPath('products', slug),
      name: slug,
    });
  const present = await findPresentSlug(db, 'products', slug);
  return present ? redirect(sheetPath(recordPath('products', present)), 301) : noSheet();
}
