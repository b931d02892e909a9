import type { RouterContextProvider } from 'react-router';
import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import type { ListPage } from '#domain/lists/list-page.ts';
import {
  findTranslationStates,
  type TranslationState,
} from '#domain/translations/translation-states.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { loadPart } from '../screen/screen-loader.server.ts';

/** Adds to each row of a list how much of it is translated; undefined if that cannot be read. */
export async function withTranslationStates<Row extends { id: number }>(
  context: Readonly<RouterContextProvider>,
  kind: CatalogueKind,
  list: ListPage<Row>,
) {
  const states = await loadPart(context, 'Failed to load the translation status', () =>
    findTranslationStates(
      context.get(servicesContext).db,
      kind,
      list.rows.map(({ id }) => id),
    ),
  );
  const rows = list.rows.map((row): Row & { translations: TranslationState | undefined } => ({
    ...row,
    translations: states.value?.get(row.id),
  }));
  return { list: { ...list, rows }, states: { ...states, value: undefined } };
}
