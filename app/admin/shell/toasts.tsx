import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { showToast, type Undo } from '#app/ui/toasts/toast.ts';
import { Toaster } from '#app/ui/toasts/toaster.tsx';
import { t } from '#domain/admin-words/t.ts';
import { useUndo } from '../actions/use-undo.ts';
import { topLayer } from '../dialog/top-layer.ts';
import { type AfterSignIn, signedInParameter } from '../sign-in/after-sign-in.ts';
import { ownPath } from '../sign-in/own-path.ts';

/** Undoes the operation that the toast reports. */
function UndoButton({ undo, close }: { undo: Undo; close: () => void }) {
  const { run, busy } = useUndo(undo, close);
  return (
    <Button compact disabled={busy} onClick={run}>
      {t('Undo')}
    </Button>
  );
}

/** Shows the toasts. If a dialog is open, they are rendered in it, because it covers everything outside. */
export function Toasts() {
  const dialog = useSyncExternalStore(topLayer.subscribe, topLayer.topmost, () => null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    if (!parameters.has(signedInParameter)) return;
    // A link from elsewhere may have this parameter, so only a path of this site is accepted.
    const requestedPage = ownPath(parameters.get(signedInParameter) ?? '', window.location.origin);
    parameters.delete(signedInParameter);
    showToast('success', t('Login successful'));
    navigate(
      { pathname, search: parameters.toString() },
      { replace: true, state: { requestedPage } satisfies AfterSignIn },
    );
  }, [pathname, search, navigate]);
  const toaster = (
    <Toaster
      label={t('Messages')}
      closeLabel={t('Close message')}
      undoButton={(undo, close) => <UndoButton undo={undo} close={close} />}
    />
  );
  return dialog ? createPortal(toaster, dialog) : toaster;
}
