import { useSyncExternalStore } from 'react';
import { signInAgain } from '../actions/sign-in-again.ts';
import { loadedLater } from '../screen/loaded-later.tsx';

const SignInDialog = loadedLater(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);

/** Shows the dialog that asks to sign in again, once it is needed. */
export function SignInAgain({ email }: { email: string }) {
  const asked = useSyncExternalStore(signInAgain.subscribe, signInAgain.isAsked, () => false);
  return asked && <SignInDialog email={email} onClose={() => signInAgain.answer(false)} />;
}
