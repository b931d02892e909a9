import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { showToast } from '#app/ui/toast.ts';
import { Toaster } from '#app/ui/toaster.tsx';
import { topLayer } from '#app/ui/top-layer.ts';

/** The parameter by which the sign-in lets the next page greet. */
export const signedInParameter = 'signed-in';

/** Passing messages, above whatever dialog is open. */
export function PassingMessages() {
  const dialog = useSyncExternalStore(topLayer.subscribe, topLayer.topmost, () => null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    if (!parameters.has(signedInParameter)) return;
    parameters.delete(signedInParameter);
    showToast('success', 'Login successful');
    navigate({ pathname, search: parameters.toString() }, { replace: true });
  }, [pathname, search, navigate]);
  const toaster = <Toaster label="Messages" closeLabel="Close message" />;
  return dialog ? createPortal(toaster, dialog) : toaster;
}
