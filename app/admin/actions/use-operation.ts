import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useActionData, useFetcher, useRevalidator } from 'react-router';
import type { ActionResult } from './action-result.ts';
import { askToSignIn } from './sign-in-again.ts';

interface Options {
  /** The address to post to, if another screen has the action. */
  action?: string;
  /** Set if the form closes after a success. The hook then sends nothing more, and the form itself reloads the list. */
  closes?: boolean;
}

/**
 * Sends an operation of this screen without leaving the page. While one is in progress, no other is sent, so
 * a double click saves once. If the session has ended, it asks to sign in and sends the same form again.
 * The page's data are reloaded, except after a failure: then the page stays as it is.
 * `onResult` is called once for each result.
 */
export function useOperation(
  onResult?: (result: ActionResult) => void,
  { action, closes = false }: Options = {},
) {
  const fetcher = useFetcher<ActionResult>();
  const { revalidate } = useRevalidator();
  // Without JavaScript the answer is the whole page.
  const pageResult = useActionData<ActionResult>();
  const sent = useRef<FormData>(undefined);

  const submit = (form: FormData) => {
    if (sent.current) return;
    sent.current = form;
    const hasFileFields = [...form.values()].some((value) => value instanceof File);
    fetcher.submit(form, {
      method: 'post',
      encType: hasFileFields ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
      ...(closes && { defaultShouldRevalidate: false }),
      ...(action === undefined ? {} : { action }),
    });
  };
  const receive = useEffectEvent(async (result: ActionResult) => {
    const form = sent.current;
    if (!(closes && result.ok && !result.opens)) sent.current = undefined;
    if (!result.ok && result.signIn) {
      if (form && (await askToSignIn())) submit(form);
      return;
    }
    // A refusal may mean that the page is out of date.
    if (!result.ok && !result.failed && !closes) void revalidate();
    onResult?.(result);
  });
  const { data } = fetcher;
  useEffect(() => {
    if (data) void receive(data);
  }, [data]);
  const result = data ?? pageResult;

  return {
    submit,
    /** Sends an operation with a few values: run('status', { id: 5, status: 'Active' }). */
    run(intent: string, values: Record<string, string | number>) {
      const form = new FormData();
      form.set('intent', intent);
      for (const [name, value] of Object.entries(values)) form.set(name, String(value));
      submit(form);
    },
    /** Sends the form that is submitted. */
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      submit(new FormData(event.currentTarget));
    },
    busy: fetcher.state !== 'idle',
    result,
    refusal: result && !result.ok ? result : undefined,
  };
}
