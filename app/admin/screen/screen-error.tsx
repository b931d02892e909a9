import { useEffect } from 'react';
import { Form, isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { notAllowedIn } from '../route-rights/not-allowed.ts';

/** The text that the server sent for a failed read; undefined if it sent none, or a proxy answered with a page. */
export const failureText = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) && error.status === 503 && /^\w/.test(error.data)
    ? error.data
    : undefined;

/** Replaces a screen that could not be loaded: shows what failed and Try Again. */
export function ScreenError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const signedOut = isRouteErrorResponse(error) && error.status === 401;
  useEffect(() => {
    // A full page load is redirected to the sign-in, which leads back here afterwards.
    if (signedOut) window.location.assign(pathname + search);
  }, [signedOut, pathname, search]);
  if (signedOut) return <p>{t('Your session has ended. Redirecting to sign-in...')}</p>;
  const text =
    notAllowedIn(error)?.notAllowed ?? failureText(error) ?? 'This screen could not be loaded.';
  return (
    <div role="alert" className="border border-danger border-l-4 bg-white px-4 py-3">
      <p className="mb-3">{translate(text)}</p>
      <Form action={pathname} replace>
        {[...new URLSearchParams(search)].map(([name, value], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the address stays while this is shown
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t('Try Again')}</Button>
      </Form>
    </div>
  );
}
