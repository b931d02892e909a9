import { redirect } from 'react-router';
import { t } from '#domain/admin-words/t.ts';
import { mayTranslateInto, onlyLanguages } from '#domain/roles/role-rights.ts';
import { findNextMissing } from '#domain/translations/next-missing.server.ts';
import {
  findFields,
  findTranslations,
  listTargetLanguages,
  listTranslatableRecords,
} from '#domain/translations/translation-list.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { saveOnce } from '../actions/save-once.server.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { FailedPart, useFailedParts } from '../screen/failed-part.tsx';
import { readListQuery } from '../screen/list-query.ts';
import { editedId } from '../screen/screen-address.ts';
import { load, loadFailures, loadPart } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/translations-page.ts';
import { FieldColumn } from './field-column.tsx';
import { RecordColumn } from './record-column.tsx';
import { placeSearch, readPlace } from './translation-address.ts';
import { TranslationColumn } from './translation-column.tsx';
import { TranslationDialog } from './translation-dialog.tsx';
import { add, confirm, edit, remove, undo } from './translation-operations.server.ts';
import { entityNotFound, translationFailures, translationSaved } from './translation-texts.ts';
import { useChoiceInView } from './use-choice-in-view.ts';

export const meta = () => [{ title: t('Translations') }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, counts, coverage } = context.get(servicesContext);
  const me = context.get(administratorContext);
  const only = onlyLanguages(me);
  const place = readPlace(request.url);
  const { entity, id, field } = place;
  const { pathname, search, searchParams } = new URL(request.url);
  if (searchParams.has('next')) {
    const from = id === undefined || field === undefined ? undefined : { id, field };
    const next = await load(context, loadFailures['/admin/translations'], () =>
      findNextMissing(db, entity, from, only),
    );
    throw redirect(
      pathname.replace(/\.data$/, '') + placeSearch(search, { entity, ...(next ?? { id, field }) }),
    );
  }
  const query = readListQuery(request.url, ['lacks'], { sort: 'name' });
  if (query.filters.lacks && !mayTranslateInto(me, query.filters.lacks)) delete query.filters.lacks;
  const { lacks } = query.filters;
  const [list, languages, record, found] = await Promise.all([
    load(context, loadFailures['/admin/translations'], () =>
      listTranslatableRecords(db, entity, query, async () =>
        lacks ? coverage.rowsLacking(entity, query) : counts.rowsOf(entity, query),
      ),
    ),
    loadPart(context, 'Failed to load languages', async () =>
      lacks ? listTargetLanguages(db, only) : [],
    ),
    loadPart(context, 'Failed to load translatable fields', async () =>
      id === undefined ? undefined : findFields(db, entity, id, only),
    ),
    loadPart(context, 'Failed to load translations', async () =>
      id === undefined || field === undefined
        ? undefined
        : findTranslations(db, entity, id, field, only),
    ),
  ]);
  const failure = id !== undefined && !record.failed && !record.value ? entityNotFound : undefined;
  const editing = editedId(request.url);
  const edited = found.value?.existing.find((one) => one.id === editing);
  const lacking = languages.value?.find(({ code }) => code === lacks);
  return { place, query, list, lacking, record, found, failure, edited };
}

export const action = screenAction(translationFailures, {
  add: saveOnce(translationSaved, add),
  edit: saveOnce(translationSaved, edit),
  confirm,
  delete: remove,
  undo,
});
export const clientAction = screenClientAction(translationFailures);

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function TranslationsPage({ loaderData }: Route.ComponentProps) {
  const { place, query, list, lacking, record, found, failure, edited } = loaderData;
  useChoiceInView(place);
  useFailedParts(loaderData);
  const field = record.value?.fields.find(({ name }) => name === place.field);
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,8fr)]">
        <RecordColumn place={place} list={list} query={query} lacking={lacking} />
        <FieldColumn place={place} part={record} failure={failure} />
        <div id="chosen-field" className="min-w-0 scroll-mt-20 lg:sticky lg:top-6 lg:self-start">
          {found.failed ? (
            <FailedPart part={found} />
          ) : (
            <TranslationColumn
              field={field}
              existing={found.value?.existing ?? []}
              remaining={found.value?.remaining ?? []}
            />
          )}
        </div>
      </div>
      {field && found.value && (
        <TranslationDialog
          place={place}
          field={field}
          edited={edited}
          remaining={found.value.remaining}
        />
      )}
    </>
  );
}
