import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { QueryFields } from '../page/query-fields.tsx';
import { persistentQuery } from '../page/transient-query.ts';
import { PolicySheet, PolicyText } from './policy-sheet.tsx';
import type { PolicyText as Text } from './privacy-policy.ts';

/** The policy in the page's address, for visitors without JavaScript. */
export interface RequestedPolicy {
  name: string;
  text: Text;
}

/**
 * Two buttons that load this page with a policy open; policies-script.ts opens it without leaving the page.
 */
export function PolicyDialogs({ policy }: { policy: RequestedPolicy | undefined }) {
  const { layout } = useMessages();
  const { search } = useLocation();
  const titles: Record<string, string> = {
    privacy: layout.privacyPolicy,
    terms: layout.termsOfService,
  };
  return (
    <>
      <form method="get" className="policy-links">
        <QueryFields query={persistentQuery(new URLSearchParams(search))} />
        {Object.entries(titles).map(([value, title]) => (
          <button key={value} type="submit" name="dialog" value={value}>
            {title}
          </button>
        ))}
      </form>
      {policy && (
        <PolicySheet title={titles[policy.name]} open>
          <PolicyText text={policy.text} />
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

/** The spinner while a policy loads, and the message if that fails. */
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
