import { type ComponentType, use, useEffect, useEffectEvent, useState } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import { showToast } from '#app/ui/toasts/toast.ts';
import { t } from '#domain/admin-words/t.ts';
import type { Kept } from './failed-part.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** The loaders of scripts that a screen may need later and that have not been loaded yet. */
const waiting = new Set<() => Promise<unknown>>();

/** The script of a part. It is loaded once; after a failure, the next attempt loads it again. */
function laterScript<Props>(load: Load<Props>) {
  let loading: Promise<ComponentType<Props>> | undefined;
  let failedIn: unknown;
  const script = {
    loaded: undefined as ComponentType<Props> | undefined,
    load(attempt: unknown = {}) {
      if (failedIn !== undefined && failedIn !== attempt) loading = failedIn = undefined;
      loading ??= load().then(
        (component) => {
          waiting.delete(script.load);
          script.loaded = component;
          return component;
        },
        (error) => {
          failedIn = attempt;
          throw error;
        },
      );
      return loading;
    },
  };
  waiting.add(script.load);
  return script;
}

/**
 * The form of a screen, whose script is loaded when the address opens it. Until then React keeps what is shown: the
 * list without the form, or the form that the server rendered. If it does not come, the screen says so.
 */
export function formLoadedLater<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const script = laterScript(load);
  return function OpenedForm(props) {
    const [parameters] = useSearchParams();
    // The same attempt for one address: a promise that is new in each render would never be shown as failed.
    const { key } = useLocation();
    const isKept = useLoaderData<Kept | null>()?.unloaded !== undefined;
    if (!parameters.has('new') && !parameters.has('edit')) return null;
    // If the data of the form did not come, its script is only tried together with them.
    if (isKept && !script.loaded) return null;
    const Form = script.loaded ?? use(script.load(key));
    return <Form {...props} />;
  };
}

/**
 * What a click opens over a screen. Its script is loaded then, and the rest of the screen goes on working. If it does
 * not come, a toast says so and the part closes.
 */
export function loadedLater<Props extends object>(
  load: Load<Props>,
): ComponentType<Props & { onClose?: () => void }> {
  const script = laterScript(load);
  return function OpenedPart(props) {
    const [Part, show] = useState(() => script.loaded);
    const fail = useEffectEvent(() => {
      showToast('error', t('This could not be loaded. Please try again.'));
      props.onClose?.();
    });
    useEffect(() => {
      if (Part) return;
      let isWanted = true;
      script.load().then(
        (component) => isWanted && show(() => component),
        () => isWanted && fail(),
      );
      return () => {
        isWanted = false;
      };
    });
    return Part && <Part {...props} />;
  };
}

// Safari has no requestIdleCallback.
const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/** Loads what the screen may open while the browser is idle, so that a click need not wait for it. */
export function useLoadingAhead(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen adds parts
  useEffect(() => {
    whenIdle(() => {
      for (const load of waiting) load().catch(() => {});
    });
  }, [pathname]);
}
