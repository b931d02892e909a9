import { lazy, type MouseEvent, startTransition, useState } from 'react';
import { showToast } from '#app/ui/toast.ts';
import { useLayoutData } from '../layout/layout-data.ts';

const load = () => import('./policy-sheet.tsx');
const PolicySheet = lazy(load);

/**
 * Two buttons and the dialog that they open, which is loaded when it is asked for. Without a
 * script the buttons ask for the same page with the dialog open in it.
 */
export function PolicyDialogs() {
  const { words, policy } = useLayoutData();
  const [asked, setAsked] = useState(policy?.name);
  const titles: Record<string, string> = {
    privacy: words.layout.privacyPolicy,
    terms: words.layout.termsOfService,
  };
  const ask = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { value } = event.currentTarget;
    load().then(
      () => startTransition(() => setAsked(value)),
      () => showToast('error', words.layout.policyFailed),
    );
  };
  return (
    <>
      <form method="get" className="policy-links">
        {Object.entries(titles).map(([value, title]) => (
          <button key={value} type="submit" name="dialog" value={value} onClick={ask}>
            {title}
          </button>
        ))}
      </form>
      {/* No Suspense around it: the server would send a long text behind a script. */}
      {asked && (
        <PolicySheet
          key={asked}
          name={asked}
          title={titles[asked] ?? ''}
          text={asked === policy?.name ? policy.text : undefined}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
