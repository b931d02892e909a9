import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { type FirstStep, firstSteps } from '#domain/first-steps/first-step.ts';
import { catalogueKinds } from '#domain/kinds/kinds.ts';
import { useOperation } from '../actions/use-operation.ts';
import { sectionHeadingLook } from '../screen/screen.tsx';
import { tNodes } from '../screen/t-nodes.tsx';

const recipientTab = '/admin/general-settings/contact';

/** `opens` is the query that opens the form for a step's first record. */
const steps: Record<
  FirstStep,
  { title: string; to: string; opens?: string; text: string; below?: ReactNode }
> = {
  company: {
    title: 'Company',
    to: '/admin/general-settings/company',
    text: 'Your name, addresses, hours and icon. What you leave empty is not shown.',
  },
  languages: {
    title: 'Languages',
    to: '/admin/general-settings/languages',
    text: 'The languages that visitors read. English is the original of every text.',
  },
  category: {
    title: 'First category',
    to: catalogueKinds.product_categories.screen,
    opens: '?new=yes',
    text: 'Visitors filter the products by category.',
  },
  product: {
    title: 'First product',
    to: catalogueKinds.products.screen,
    opens: '?new=yes',
    text: 'A name is enough to begin with. Pictures and item codes can follow.',
  },
  recipient: {
    title: 'Recipient of messages',
    to: recipientTab,
    text: 'The address that receives messages from the Contact Us page. Done when a test email has been sent there.',
    below: <TestMail />,
  },
};

/** Leads the first administrator of an empty site through what it needs. */
export function FirstSteps({ done }: { done: Record<FirstStep, boolean> }) {
  const { run, busy } = useOperation(undefined, { action: '/admin/first-steps' });
  const count = firstSteps.filter((step) => done[step]).length;
  return (
    <section
      aria-labelledby="first-steps"
      className="mb-6 border border-gold-deep bg-white px-5 py-4 text-sm"
    >
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="first-steps" className={sectionHeadingLook}>
          {t('First steps')}
        </h2>
        <p className="text-muted">
          {t('{count} of {total} done', { count, total: firstSteps.length })}
        </p>
      </header>
      <ol className="mb-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-5">
        {firstSteps.map((step) => {
          const { title, to, opens = '', text, below } = steps[step];
          return (
            <li key={step} className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <Link
                  to={done[step] ? to : to + opens}
                  className="font-medium underline underline-offset-4"
                >
                  {translate(title)}
                </Link>
                <span className={done[step] ? 'text-success' : 'text-muted'}>
                  {done[step] ? t('Done') : t('To do')}
                </span>
              </p>
              <p className="text-ink-soft">{translate(text)}</p>
              {!done[step] && below}
            </li>
          );
        })}
      </ol>
      <p className="mb-4 text-ink-soft">
        {tNodes('Then write the texts of the site under {pages}.', {
          pages: (
            <Link to={catalogueKinds.pages.screen} className="underline underline-offset-4">
              {t('Pages')}
            </Link>
          ),
        })}
      </p>
      <Button compact disabled={busy} onClick={() => run('dismiss', {})}>
        {t('Hide These Steps')}
      </Button>
    </section>
  );
}

/** Sends a test mail to the saved recipient. The message says whether it was sent, or why not. */
function TestMail() {
  const { run, busy } = useOperation(undefined, { action: recipientTab });
  return (
    <Button compact className="mt-2" disabled={busy} onClick={() => run('test', {})}>
      {t('Send a Test Email')}
    </Button>
  );
}
