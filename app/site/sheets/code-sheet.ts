import { sheetView } from '#app/i18n/sheet-view.server.ts';
import { codeAddress } from '#domain/addresses/public-pages.ts';
import { findCodeSheet } from '#domain/sheets/sheet-document.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import type { Route } from './+types/code-sheet.ts';
import { noSheet, sheetResponse } from './sheet-response.ts';

/** Answers with the specification sheet of an item code: a page for each product that has the code. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(servicesContext);
  const { language, origin } = context.get(visitContext);
  const view = sheetView(context, language.code, origin);
  const document = await findCodeSheet(db, view, params.code);
  const name = document?.sheets[0]?.heading.text ?? '';
  return document
    ? sheetResponse(context, request, { document, path: codeAddress(name), name })
    : noSheet();
}
