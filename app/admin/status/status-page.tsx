import { Link } from 'react-router';
import { isStale } from '#database/log-archive/file-copies.ts';
import { readDatabaseFacts } from '#database/postgres/database-facts.ts';
import { listed } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';
import { listAdministrators } from '#domain/administrators/administrator-list.server.ts';
import { countDeliveries, retryFailedMails } from '#domain/contact/desk/contact-inbox.server.ts';
import { listContactMessages } from '#domain/contact/desk/message-list.server.ts';
import { fileSize } from '#domain/files/file-size.ts';
import { countPlans } from '#domain/planned/named-plans.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import type { ActionResult } from '../actions/action-result.ts';
import {
  forAdministrators,
  type Operation,
  screenAction,
} from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { noMailServerText } from '../messages/no-mail-server.tsx';
import { FailedPart, useFailedParts } from '../screen/failed-part.tsx';
import { Moment, Screen, TitledSection } from '../screen/screen.tsx';
import { loadPart } from '../screen/screen-loader.server.ts';
import { tNodes } from '../screen/t-nodes.tsx';
import type { Route } from './+types/status-page.ts';
import { BackupLines } from './backup-lines.tsx';
import { MailQueue } from './mail-queue.tsx';
import { StatusLine, StatusLines } from './status-list.tsx';
import {
  archiveAdvice,
  backupAdvice,
  checkAdvice,
  diskAdvice,
  fileCopiesAdvice,
  replicaAdvice,
  resendText,
  statusFailures,
} from './status-texts.ts';

export const meta = () => [{ title: t('System') }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, files, sendMail, serverStatus } = context.get(servicesContext);
  const [server, database, store, mails, plans, people] = await Promise.all([
    loadPart(context, 'Failed to read the state of the server', async () => {
      const { backup, ...status } = await serverStatus();
      const { backupCheck, archive, fileCopies } = status;
      const { free } = status.disk;
      const now = new Date();
      return {
        ...{ ...status, backup },
        advice: {
          ...{ disk: diskAdvice(free), backup: backupAdvice(backup?.at, now) },
          check: checkAdvice(backupCheck, now),
          archive: archive && archiveAdvice(archive),
          fileCopies: fileCopies && fileCopiesAdvice(fileCopies, isStale(fileCopies, now)),
        },
      };
    }),
    loadPart(context, 'Failed to read the state of the database', () => readDatabaseFacts(db)),
    loadPart(context, 'The file store is not working: uploads fail', async () => {
      await files.ping();
      return true;
    }),
    loadPart(context, 'Failed to load the email queue', async () => {
      const [counts, failed] = await Promise.all([
        countDeliveries(db),
        listContactMessages(db, { page: 1, size: 5, delivery: 'failed' }),
      ]);
      return { hasMailServer: sendMail !== undefined, counts, failed: failed.rows };
    }),
    loadPart(context, 'Failed to load planned changes', () => countPlans(db)),
    loadPart(context, 'Failed to load accounts', async () =>
      (await listAdministrators(db))
        .filter(({ sessions }) => sessions > 0)
        .map(({ id, name, sessions }) => ({ id, name, sessions })),
    ),
  ]);
  return { server, database, store, mails, plans, people };
}

async function resend({ db, services }: Operation): Promise<ActionResult> {
  const count = await retryFailedMails(db);
  services.wakeDelivery();
  return { ok: true, toast: services.sendMail ? resendText(count) : noMailServerText };
}

export const action = screenAction(statusFailures, { resend: forAdministrators(resend) });
export const clientAction = screenClientAction(statusFailures);

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function StatusPage({ loaderData }: Route.ComponentProps) {
  const { server, database, store, mails, plans, people } = loaderData;
  useFailedParts(loaderData);
  const machine = server.value;
  return (
    <Screen
      heading={t('System')}
      description={t(
        'The state of the server and its work, as of now. Reload the page to read it again.',
      )}
    >
      <TitledSection id="server" heading={t('Server')} className="mb-6">
        {[server, database, store].map((part) => (
          <FailedPart key={part.failed} part={part} className="mb-3" />
        ))}
        <StatusLines>
          {machine && (
            <>
              <StatusLine label={t('Version')}>
                {machine.built
                  ? tNodes('{version}, built {time}', {
                      version: machine.version,
                      time: <Moment at={machine.built} />,
                    })
                  : machine.version}
              </StatusLine>
              <StatusLine label={t('Running since')}>
                <Moment at={machine.started} />
                {machine.processes > 1 &&
                  t(', one of {count} processes', { count: machine.processes })}
              </StatusLine>
            </>
          )}
          {database.value && (
            <StatusLine label={t('Database')}>
              {listed([
                `PostgreSQL ${database.value.version}`,
                ...(machine ? [t(machine.hasOwnDatabase ? 'embedded' : 'on its own server')] : []),
                fileSize(database.value.bytes),
              ])}
            </StatusLine>
          )}
          {machine?.replicas && (
            <StatusLine label={t('Read replicas')} advice={replicaAdvice(machine.replicas)}>
              {t('{used} of {all} in use', {
                used: machine.replicas.used,
                all: machine.replicas.used + machine.replicas.left_out,
              })}
            </StatusLine>
          )}
          {machine && (
            <StatusLine label={t('Disk')} advice={machine.advice.disk}>
              {t('{free} of {total} free', {
                free: fileSize(machine.disk.free),
                total: fileSize(machine.disk.total),
              })}
            </StatusLine>
          )}
          {machine && store.value && (
            <StatusLine label={t('File store')}>
              {t('Works: {place}', { place: machine.filesPlace })}
            </StatusLine>
          )}
          {machine && (
            <StatusLine label={t('Last backup')} advice={machine.advice.backup}>
              {machine.backup ? (
                <>
                  <Moment at={machine.backup.at} />, {fileSize(machine.backup.size)}:{' '}
                  {machine.backup.path}
                </>
              ) : (
                t('None')
              )}
            </StatusLine>
          )}
          {machine && <BackupLines {...machine} />}
        </StatusLines>
      </TitledSection>
      <TitledSection id="email" heading={t('Email')} className="mb-6">
        <FailedPart part={mails} />
        {mails.value && <MailQueue {...mails.value} />}
      </TitledSection>
      <TitledSection id="planned" heading={t('Planned Changes')} className="mb-6">
        <FailedPart part={plans} />
        {plans.value && <PlannedLines {...plans.value} />}
      </TitledSection>
      <TitledSection id="people" heading={t('Signed In')} className="mb-6">
        <FailedPart part={people} />
        <StatusLines>
          {people.value?.map(({ id, name, sessions }) => (
            <StatusLine key={id} label={name}>
              {sessions === 1 ? t('1 session') : t('{count} sessions', { count: String(sessions) })}
            </StatusLine>
          ))}
        </StatusLines>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-sm">
          <Link to="/admin/accounts" className="underline underline-offset-4">
            {t('End sessions in Accounts')}
          </Link>
          <Link to="/admin/security" className="underline underline-offset-4">
            {t('Sign-ins in the Security Log')}
          </Link>
        </p>
      </TitledSection>
    </Screen>
  );
}

function PlannedLines({ waiting, overdue, refused, next }: Awaited<ReturnType<typeof countPlans>>) {
  return (
    <>
      <StatusLines>
        <StatusLine
          label={t('Waiting')}
          advice={
            overdue > 0
              ? t(
                  '{count} should have been carried out already. Ask the operator to look at the log.',
                  { count: String(overdue) },
                )
              : undefined
          }
        >
          {next
            ? tNodes('{count}, the next at {time}', {
                count: waiting,
                time: <Moment at={next} />,
              })
            : waiting}
        </StatusLine>
        <StatusLine label={t('Failed')}>{refused}</StatusLine>
      </StatusLines>
      {waiting + refused > 0 && (
        <p className="mt-3 text-sm">
          <Link to="/admin#planned" className="underline underline-offset-4">
            {t('Planned changes on the dashboard')}
          </Link>
        </p>
      )}
    </>
  );
}
