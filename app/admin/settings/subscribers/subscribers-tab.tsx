import { Form, useLocation, useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { readerLocale, t } from '#domain/admin-words/t.ts';
import { emailTaken } from '#domain/newsletter/subscriber-fields.ts';
import {
  activeEmails,
  findSubscription,
  listSubscriptions,
  subscriberKind,
} from '#domain/newsletter/subscription-editing.server.ts';
import { subscriptionForm } from '#domain/newsletter/subscription-form.ts';
import { setColumn } from '#domain/records/record-editing.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { statusOperation } from '../../actions/record-operations.server.ts';
import { screenAction } from '../../actions/screen-action.server.ts';
import { screenClientAction } from '../../actions/screen-client-action.ts';
import { addSecurityEntry } from '../../actions/security-entry.server.ts';
import { StatusBadge, StatusToggle } from '../../actions/status-toggle.tsx';
import { useSelection } from '../../bulk/use-selection.ts';
import { ConfirmDelete } from '../../deletion/confirm-delete.tsx';
import { ErasePersonLink } from '../../erase-person/erase-person.tsx';
import { TextField } from '../../form/fields/form-fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { HistoryPanel } from '../../history/versions/history-panel.tsx';
import { listOperations } from '../../records/list-operations.server.ts';
import { readListQuery } from '../../screen/list-query.ts';
import { EditButton, RowActions, Section } from '../../screen/screen.tsx';
import { editedId } from '../../screen/screen-address.ts';
import { load, loadFailures } from '../../screen/screen-loader.server.ts';
import { useOpenDialog } from '../../screen/use-open-dialog.ts';
import { AdminTable, type Column } from '../../table/admin-table.tsx';
import { CellText } from '../../table/cell-text.tsx';
import { TableTools } from '../../table/table-tools.tsx';
import {
  subscriberDeleteQuestion,
  subscriberFailures,
  subscriberSaved,
} from '../settings-texts.ts';
import type { Route } from './+types/subscribers-tab.ts';
import { ExportEmails } from './export-emails.tsx';
import { SignUpFacts } from './sign-up-facts.tsx';

export const meta = () => [{ title: t('Subscribers') }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(request.url);
  const id = editedId(request.url);
  const failure = loadFailures['/admin/general-settings/subscribers'];
  const exports = new URL(request.url).searchParams.has('export');
  const [list, subscription, emails] = await Promise.all([
    load(context, failure, () => listSubscriptions(db, query)),
    id === undefined ? undefined : load(context, failure, () => findSubscription(db, id)),
    exports ? load(context, failure, () => activeEmails(db)) : undefined,
  ]);
  if (emails) await addSecurityEntry({ request, context }, 'addresses exported');
  return { query, list, subscription, emails };
}

export const action = screenAction(subscriberFailures, {
  ...listOperations(subscriberKind, {
    failures: subscriberFailures,
    saved: { created: subscriberSaved, updated: subscriberSaved },
    taken: emailTaken,
  }),
  status: statusOperation(subscriberKind, subscriberFailures.status, (db, id, status) =>
    setColumn(db, newsletter_subscription, id, newsletter_subscription.active, status === 'Active'),
  ),
});
export const clientAction = screenClientAction(subscriberFailures);

export { ScreenError as ErrorBoundary } from '../../screen/screen-error.tsx';

type Row = Route.ComponentProps['loaderData']['list']['rows'][number];

const statusOf = ({ active }: Row) => (active ? 'Active' : 'Inactive');
const dayOf = (moment: Date) =>
  moment.toLocaleDateString(readerLocale(), { dateStyle: 'medium', timeZone: 'Asia/Hong_Kong' });

const columns: Column<Row>[] = [
  {
    key: 'email',
    header: 'Email',
    sortable: true,
    card: 'title',
    cell: (row) => <CellText strong>{row.email}</CellText>,
  },
  {
    key: 'status',
    header: 'Status',
    card: 'corner',
    sortable: true,
    width: 'w-20',
    cell: (row) => <StatusBadge status={statusOf(row)} />,
  },
  {
    key: 'createTime',
    header: 'Created At',
    sortable: true,
    width: 'w-32',
    cell: (row) => <time dateTime={row.createTime.toISOString()}>{dayOf(row.createTime)}</time>,
  },
  {
    key: 'actions',
    header: 'Actions',
    card: 'actions',
    align: 'right',
    cell: (row) => (
      <RowActions>
        <EditButton id={row.id} />
        <StatusToggle id={row.id} status={statusOf(row)} />
        <ConfirmDelete
          kind="newsletter_subscription"
          id={row.id}
          name={row.email}
          question={subscriberDeleteQuestion}
        />
        <ErasePersonLink subscriber={row.id} />
      </RowActions>
    ),
  },
];

export default function SubscribersTab({ loaderData }: Route.ComponentProps) {
  const { query, list, subscription, emails } = loaderData;
  const selection = useSelection('newsletter_subscription', list, query, (row) => row.email);
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const { record } = useOpenDialog(subscription);
  return (
    <Section heading={t('Subscribers')}>
      <div className="grid sm:flex sm:flex-wrap sm:items-end sm:justify-between sm:gap-3">
        <TableTools query={query} search={t('Search by email')} />
        <Form preventScrollReset className="mb-4">
          <Button type="submit" name="export" value="yes">
            {t('Export Emails')}
          </Button>
        </Form>
      </div>
      <AdminTable
        label={t('Subscribers')}
        list={list}
        query={query}
        columns={columns}
        selection={selection}
      />
      {record && (
        <FormDialog
          title={t('Edit Email')}
          schema={subscriptionForm}
          record={record}
          submitLabel={t('Update Email')}
        >
          <TextField name="email" label={t('Email')} type="email" required value={record.email} />
          <SignUpFacts {...record} />
          <HistoryPanel kind="newsletter_subscription" id={record.id} />
        </FormDialog>
      )}
      {parameters.has('export') && emails && <ExportEmails emails={emails} closeTo={pathname} />}
    </Section>
  );
}
