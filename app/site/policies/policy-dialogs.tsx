import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { queryToKeep } from '../page/passing-query.ts';
import { QueryFields } from '../page/query-fields.tsx';
import { PolicySheet, PolicyText } from './policy-sheet.tsx';
import type { PolicyText as Text } from './privacy-policy.ts';

/** The policy that the address asks for, where no script could show it. */
export interface AskedPolicy {
  name: string;
  text: Text;
}

/**
 * Two buttons that ask for the same page with a policy open in it; policies-script.ts shows it
 * without leaving the page.
 */
export function PolicyDialogs({ policy }: { policy: AskedPolicy | undefined }) {
  const { layout } = useMessages();
  const { search } = useLocation();
  const titles: Record<string, string> = {
    privacy: layout.privacyPolicy,
    terms: layout.termsOfService,
  };
  return (
    <>
      <form method="get" className="policy-links">
        <QueryFields query={queryToKeep(new URLSearchParams(search))} />
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
      <template data-policy-waiting="">
        <PolicySheet>
          <Waiting />
        </PolicySheet>
      </template>
    </>
  );
}

/** What stands there until the text has come, and where it does not come. */
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
