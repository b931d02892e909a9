import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import type { ShownPage } from '#domain/pages/page-content.ts';
import { QueryFields } from '../query/query-fields.tsx';
import { persistentQuery } from '../query/transient-query.ts';
import { Field } from '../sections/block-parts.tsx';
import { PolicySheet, PolicyText } from './policy-sheet.tsx';

/** The pages of the policies for which staff have written a text. */
export type Policies = Partial<Record<'privacy' | 'terms', ShownPage>>;

/** Buttons that load this page with a policy open. policies-script.ts opens the policy without leaving the page. */
export function PolicyDialogs({ policies }: { policies: Policies }) {
  const { search } = useLocation();
  const written = Object.entries(policies);
  if (written.length === 0) return null;
  const open = new Map(written).get(new URLSearchParams(search).get('dialog') ?? '');
  return (
    <>
      <form method="get" className="policy-links">
        <QueryFields query={persistentQuery(new URLSearchParams(search))} />
        {written.map(([value, page]) => (
          <button key={value} type="submit" name="dialog" value={value}>
            <Field of={page} name="title" />
          </button>
        ))}
      </form>
      {open && (
        <PolicySheet title={<Field of={open} name="title" />} open>
          <PolicyText page={open} />
        </PolicySheet>
      )}
      <template data-policy-template="">
        <PolicySheet>
          <Waiting />
        </PolicySheet>
      </template>
    </>
  );
}

/** The content of a dialog before the policy has loaded: a spinner, and a message that is shown if loading fails. */
function Waiting() {
  const { layout } = useMessages();
  return (
    <>
      <Spinner label={layout.loading} />
      <div className="prose" role="alert" hidden>
        <p>{layout.policyFailed}</p>
        <button type="button" className="button">
          {layout.tryAgain}
        </button>
      </div>
    </>
  );
}
