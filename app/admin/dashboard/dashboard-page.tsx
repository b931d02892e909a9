import { Link, useLocation } from 'react-router';
import { useHydrated } from '#app/ui/hydrated.ts';
import type { Database } from '#database/connect.ts';
import { t } from '#domain/admin-words/t.ts';
import { unreadNotices } from '#domain/administrators/security-log/security-log.server.ts';
import { oldestWaitingMessage } from '#domain/contact/desk/contact-inbox.server.ts';
import { findTranslationWork, isNewcomer } from '#domain/dashboard/dashboard.server.ts';
import { countDemoRecords } from '#domain/demo-removal/demo-records.server.ts';
import { findFirstSteps } from '#domain/first-steps/first-steps.server.ts';
import { readPeople } from '#domain/history/recorded/authors.server.ts';
import { listActivity } from '#domain/history/timeline/activity.server.ts';
import { listPlans } from '#domain/planned/named-plans.server.ts';
import { isAdministrator, onlyLanguages } from '#domain/roles/role-rights.ts';
import { listPublicTargets } from '#domain/translations/translation-list.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { shownChange } from '../history/activity/shown-change.server.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { useMayFollow } from '../route-rights/may-follow.ts';
import { mayEnter } from '../route-rights/route-rights.ts';
import { FailedPart, useFailedParts } from '../screen/failed-part.tsx';
import { Screen } from '../screen/screen.tsx';
import { load, loadFailures, loadPart } from '../screen/screen-loader.server.ts';
import type { AfterSignIn } from '../sign-in/after-sign-in.ts';
import { findWordCoverage } from '../words/word-coverage.server.ts';
import type { Route } from './+types/dashboard-page.ts';
import { AccountNotices } from './account-notices.tsx';
import { type Content, ContentOverview } from './content-overview.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MailWarning, mailWarning } from './mail-warning.tsx';
import { RemoveDemoContent } from './remove-demo-content.tsx';
import { WorkList } from './work-list.tsx';

export const meta = () => [{ title: t('Dashboard') }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, coverage, counts, sendMail } = context.get(servicesContext);
  const me = context.get(administratorContext);
  const editsContent = mayEnter(me.role, '/admin/products');
  const readsMessages = mayEnter(me.role, '/admin/messages');
  const targets = listPublicTargets(db, onlyLanguages(me));
  const [content, work, translations, words, unread, mails, steps, demo] = await Promise.all([
    editsContent ? readContent(db, context) : undefined,
    loadPart(context, 'Failed to load your tasks', async () => (editsContent ? counts.work() : {})),
    loadPart(context, 'Failed to load translation progress', async () =>
      findTranslationWork(coverage, await targets),
    ),
    loadPart(context, 'Failed to load missing words', async () =>
      (await findWordCoverage(db, await targets)).filter(
        ({ translated, total }) => translated < total,
      ),
    ),
    loadPart(context, 'Failed to load account notices', () => unreadNotices(db, me.id)),
    loadPart(context, 'Failed to load unsent messages', async () =>
      readsMessages
        ? mailWarning(sendMail !== undefined, await oldestWaitingMessage(db), new Date())
        : undefined,
    ),
    loadPart(context, 'Failed to load the first steps', async () =>
      isAdministrator(me) ? findFirstSteps(db) : undefined,
    ),
    loadPart(context, 'Failed to load the demo content', async () =>
      isAdministrator(me) ? countDemoRecords(db) : undefined,
    ),
  ]);
  return { content, work, translations, words, unread, mails, steps, demo };
}

/** Reads what the dashboard shows to editors and administrators. */
async function readContent(db: Database, context: Route.LoaderArgs['context']): Promise<Content> {
  const me = context.get(administratorContext);
  const { counts: known } = context.get(servicesContext);
  const [counts, plans, changes, isNew] = await Promise.all([
    load(context, loadFailures['/admin'], () => known.records()),
    loadPart(context, 'Failed to load planned changes', () => listPlans(db, 20)),
    loadPart(context, 'Failed to load recent changes', async () => {
      const [found, people] = await Promise.all([
        listActivity(db, me, { author: 'not demo content' }, 8),
        readPeople(db),
      ]);
      return found.map((change) => shownChange(change, people));
    }),
    load(context, loadFailures['/admin'], () => isNewcomer(db, me.id)),
  ]);
  return { counts, plans, changes, isNew };
}

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { content, work, translations, words, unread, mails, steps, demo } = loaderData;
  useFailedParts(loaderData);
  const mayFollow = useMayFollow();
  // The navigation state is known only in the browser, so it is used after hydration.
  const state = useLocation().state as AfterSignIn | null;
  const requestedPage = useHydrated() ? state?.requestedPage : undefined;
  const workList = (
    <WorkList counts={work.value} translations={translations.value} words={words.value}>
      <FailedPart part={work} className="mb-3" />
      <FailedPart part={translations} className="mb-3" />
      <FailedPart part={words} className="mb-3" />
    </WorkList>
  );
  return (
    <Screen heading={t('Dashboard')}>
      {requestedPage && mayFollow(requestedPage) && (
        <p className="mb-4 text-sm">
          <Link to={requestedPage} className="underline underline-offset-4">
            {t('Continue to the page you requested')}
          </Link>
        </p>
      )}
      {unread.value ? <AccountNotices unread={unread.value} /> : <FailedPart part={unread} />}
      {mails.value && <MailWarning text={mails.value} />}
      <FailedPart part={mails} />
      {steps.value && <FirstSteps done={steps.value} />}
      <FailedPart part={steps} className="mb-6" />
      {content ? <ContentOverview content={content}>{workList}</ContentOverview> : workList}
      {demo.value && <RemoveDemoContent demo={demo.value} />}
      <FailedPart part={demo} className="mb-6" />
    </Screen>
  );
}
