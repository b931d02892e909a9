import { t, translate } from '#domain/admin-words/t.ts';
import { listLanguages } from '#domain/languages/language.server.ts';
import { synonymWords } from '#domain/search-synonyms/synonym-fields.ts';
import { synonymForm } from '#domain/search-synonyms/synonym-form.ts';
import { findSynonym, listSynonyms, synonymKind } from '#domain/search-synonyms/synonyms.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { SelectField } from '../form/fields/form-fields.tsx';
import { RecordField } from '../form/fields/record-field.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { HistoryPanel } from '../history/versions/history-panel.tsx';
import { listOperations } from '../records/list-operations.server.ts';
import { actionsColumn } from '../records/record-columns.tsx';
import { readListQuery } from '../screen/list-query.ts';
import { Screen } from '../screen/screen.tsx';
import { editedId } from '../screen/screen-address.ts';
import { load, loadFailures } from '../screen/screen-loader.server.ts';
import { useOpenDialog } from '../screen/use-open-dialog.ts';
import { AdminTable, type Column } from '../table/admin-table.tsx';
import { CellText } from '../table/cell-text.tsx';
import { changedColumn } from '../table/row-cells.tsx';
import { TableFilter, TableTools } from '../table/table-tools.tsx';
import type { Route } from './+types/search-words-page.ts';
import { deleteQuestion, synonymFailures, synonymSaved } from './search-words-texts.ts';

export const meta = () => [{ title: translate(synonymWords.several) }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(request.url, ['language']);
  const id = editedId(request.url);
  return load(context, loadFailures['/admin/search-words'], async () => {
    const [list, group, languages] = await Promise.all([
      listSynonyms(db, query),
      id === undefined ? undefined : findSynonym(db, id),
      listLanguages(db),
    ]);
    return { query, list, group, languages: [...languages.shown, ...languages.hidden] };
  });
}

export const action = screenAction(
  synonymFailures,
  listOperations(synonymKind, { failures: synonymFailures, saved: synonymSaved }),
);
export const clientAction = screenClientAction(synonymFailures);
export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

type Row = Route.ComponentProps['loaderData']['list']['rows'][number];

const columns: Column<Row>[] = [
  {
    key: 'language_code',
    header: 'Language',
    sortable: true,
    width: 'w-32',
    cell: (row) => row.language_code,
  },
  {
    key: 'words',
    header: 'Words',
    sortable: true,
    card: 'title',
    cell: (row) => (
      <CellText strong lang={row.language_code}>
        {row.words}
      </CellText>
    ),
  },
  changedColumn(),
  actionsColumn({ kind: 'search_synonyms', nameOf: (row) => row.words, question: deleteQuestion }),
];

export default function SearchWordsPage({ loaderData }: Route.ComponentProps) {
  const { query, list, group, languages } = loaderData;
  const choices = languages.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Screen
      heading={translate(synonymWords.several)}
      description={t(
        'Words that mean the same: a search for one of them finds products with any of them.',
      )}
      add={t('New Search Words')}
    >
      <TableTools query={query} search={t('Search by word')}>
        <TableFilter
          name="language"
          label={t('Language')}
          all={t('All Languages')}
          choices={choices}
        />
      </TableTools>
      <AdminTable
        label={translate(synonymWords.several)}
        list={list}
        query={query}
        columns={columns}
      />
      <SynonymDialog group={group} choices={choices} />
    </Screen>
  );
}

interface SynonymDialogProps {
  group: Route.ComponentProps['loaderData']['group'];
  choices: { value: string; label: string }[];
}

function SynonymDialog({ group, choices }: SynonymDialogProps) {
  const { isOpen, record } = useOpenDialog(group);
  if (!isOpen) return null;
  const code = record?.language_code;
  // The built-in words of the trade may be in a language that staff have not added yet.
  const known = choices.some(({ value }) => value === code);
  return (
    <FormDialog
      key={record?.id ?? 'new'}
      title={record ? t('Edit Search Words') : t('Add Search Words')}
      schema={synonymForm}
      record={record}
      submitLabel={record ? t('Update Search Words') : t('Create Search Words')}
    >
      <SelectField
        label={translate(synonymWords.fields.language_code.label)}
        name="language_code"
        value={code ?? 'en'}
        choices={code && !known ? [...choices, { value: code, label: code }] : choices}
      />
      <RecordField
        fields={synonymWords.fields}
        name="words"
        value={record?.words}
        hint={t('With commas between them, such as: rayon, viscose')}
      />
      {record && <HistoryPanel kind="search_synonyms" id={record.id} />}
    </FormDialog>
  );
}
