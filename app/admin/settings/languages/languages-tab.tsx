import { Link } from 'react-router';
import { messageKeys } from '#app/i18n/catalogues.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { t } from '#domain/admin-words/t.ts';
import { readInterfaceWords, wordCoverage } from '#domain/changed-words/interface-words.server.ts';
import { languageOrder } from '#domain/languages/language.server.ts';
import { originalLanguage } from '#domain/languages/language.ts';
import {
  findLanguage,
  languageKind,
  listLanguageRecords,
} from '#domain/languages/language-editing.server.ts';
import { nextDisplayOrder } from '#domain/order/display-order.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { screenAction } from '../../actions/screen-action.server.ts';
import { screenClientAction } from '../../actions/screen-client-action.ts';
import { ConfirmDelete } from '../../deletion/confirm-delete.tsx';
import { listOperations } from '../../records/list-operations.server.ts';
import { placeColumn } from '../../records/record-columns.tsx';
import { orderOperation } from '../../reorder/order-operation.server.ts';
import { useReorder } from '../../reorder/use-reorder.ts';
import { readListQuery } from '../../screen/list-query.ts';
import { formLoadedLater } from '../../screen/loaded-later.tsx';
import { EditButton, RowActions, Section } from '../../screen/screen.tsx';
import { editedId } from '../../screen/screen-address.ts';
import { load, loadFailures } from '../../screen/screen-loader.server.ts';
import { AdminTable, type Column } from '../../table/admin-table.tsx';
import { CellText } from '../../table/cell-text.tsx';
import type { Route } from './+types/languages-tab.ts';
import { CheckHost, PublicButton } from './languages-buttons.tsx';
import { languageOperations } from './languages-operations.server.ts';
import {
  codeTaken,
  deleteQuestion,
  hostNeeds,
  languageFailures,
  languageSaved,
} from './languages-texts.ts';

export const meta = () => [{ title: t('Languages') }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, site, coverage } = context.get(servicesContext);
  const query = readListQuery(request.url);
  const id = editedId(request.url);
  return load(context, loadFailures['/admin/general-settings/languages'], async () => {
    const [listed, last, language, words, texts, stored] = await Promise.all([
      listLanguageRecords(db, query),
      nextDisplayOrder(db, languageOrder),
      id === undefined ? undefined : findLanguage(db, id),
      readInterfaceWords(db),
      coverage.total(),
      coverage.stored(),
    ]);
    const covered = wordCoverage(listed.rows, words, messageKeys);
    const rows = listed.rows.map((row, n) => ({
      ...row,
      translations: stored.get(row.code) ?? 0,
      isOriginal: row.code === originalLanguage,
      host: new URL(site.originOf(row.code)).host,
      missingWords: (covered[n]?.total ?? 0) - (covered[n]?.translated ?? 0),
      allWords: messageKeys.length,
      texts: texts.get(row.code) ?? { translated: 0, total: 0 },
    }));
    const siteHost = new URL(site.canonical).host;
    return { query, list: { ...listed, rows }, last, language, siteHost };
  });
}

const { save } = listOperations(languageKind, {
  ...{ failures: languageFailures, saved: languageSaved, taken: codeTaken },
});

export const action = screenAction(languageFailures, {
  save,
  ...languageOperations,
  order: orderOperation(languageOrder, 'Order updated'),
});
export const clientAction = screenClientAction(languageFailures);
export { ScreenError as ErrorBoundary } from '../../screen/screen-error.tsx';

const LanguageDialog = formLoadedLater(
  async () => (await import('./languages-dialog.tsx')).LanguageDialog,
);

export type LanguageRow = Route.ComponentProps['loaderData']['list']['rows'][number];

const percent = (part: number, all: number) =>
  all === 0 ? '—' : `${Math.floor((part / all) * 100)} %`;

const columns: Column<LanguageRow>[] = [
  placeColumn(),
  {
    key: 'name',
    header: 'Name',
    sortable: true,
    card: 'title',
    cell: ({ name, code }) => (
      <CellText strong lang={code}>
        {name}
      </CellText>
    ),
  },
  {
    key: 'code',
    header: 'Code',
    sortable: true,
    width: 'w-24',
    cell: ({ code }) => code,
  },
  {
    key: 'host',
    header: 'Host',
    card: 'wide',
    cell: ({ host }) => <CellText>{host}</CellText>,
  },
  {
    key: 'is_public',
    header: 'Status',
    card: 'corner',
    width: 'w-24',
    cell: ({ is_public }) => (
      <Badge look={is_public ? 'success' : 'quiet'}>
        {is_public ? t('Public') : t('Not public')}
      </Badge>
    ),
  },
  {
    key: 'coverage',
    header: 'Translated',
    width: 'w-48',
    cell: ({ isOriginal, code, texts, missingWords, allWords }) =>
      isOriginal ? (
        <>
          <span className="block">{t('Original')}</span>
          <Link to={`/admin/words?language=${code}`} className="underline underline-offset-4">
            {t('Words|interface')}
          </Link>
        </>
      ) : (
        <>
          <span className="block">
            {t('Content: {share}', { share: percent(texts.translated, texts.total) })}
          </span>
          <Link to={`/admin/words?language=${code}`} className="underline underline-offset-4">
            {t('Words: {share}', { share: percent(allWords - missingWords, allWords) })}
          </Link>
        </>
      ),
  },
  {
    key: 'actions',
    header: 'Actions',
    card: 'actions',
    align: 'right',
    cell: (row) => (
      <RowActions>
        <EditButton id={row.id} />
        {!row.isOriginal && (
          <>
            <CheckHost id={row.id} />
            <PublicButton language={row} />
            {!row.is_public && (
              <ConfirmDelete
                id={row.id}
                name={row.name}
                question={deleteQuestion(row.translations, row.words)}
              />
            )}
          </>
        )}
      </RowActions>
    ),
  },
];

export default function LanguagesTab({ loaderData }: Route.ComponentProps) {
  const { query, list, last, language, siteHost } = loaderData;
  const reorder = useReorder(list, query, (row) => row.name);
  return (
    <Section heading={t('Languages')} description={hostNeeds(siteHost)} add={t('Add Language')}>
      <AdminTable
        label={t('Languages')}
        list={list}
        query={query}
        columns={columns}
        reorder={reorder}
      />
      <LanguageDialog language={language} last={last} />
    </Section>
  );
}
