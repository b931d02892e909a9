import { useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { Answer } from './action-result.ts';
import { sentOperations } from './sent-operations.ts';
import { askToSignIn } from './sign-in-again.ts';

/**
 * Sends an operation of this screen without leaving the page. While one is under way another is
 * not sent, so a double click saves once. When the session has ended, it asks to sign in and sends
 * the same again. `onAnswer` is called once for each answer, before its message is shown. `action` is
 * the address of another screen's operations.
 */
export function useOperation(onAnswer?: (answer: Answer) => void, action?: string) {
  const fetcher = useFetcher<Answer>();
  // Without JavaScript the page itself is the answer.
  const pageAnswer = useActionData<Answer>();
  const underWay = useRef(false);

  const submit = (form: FormData) => {
    if (underWay.current) return;
    underWay.current = true;
    sentOperations.add(form, async (answer) => {
      underWay.current = false;
      if (answer.ok || !answer.signIn) return onAnswer?.(answer);
      if (await askToSignIn()) submit(form);
    });
    fetcher.submit(form, {
      method: 'post',
      encType: 'multipart/form-data',
      ...(action === undefined ? {} : { action }),
    });
  };

  return {
    submit,
    /** Sends an operation with a few values: run('status', { id: 5, status: 'Active' }). */
    run(intent: string, values: Record<string, string | number>) {
      const form = new FormData();
      form.set('intent', intent);
      for (const [name, value] of Object.entries(values)) form.set(name, String(value));
      submit(form);
    },
    busy: fetcher.state !== 'idle',
    answer: fetcher.data ?? pageAnswer,
  };
}
