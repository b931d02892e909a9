import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { asReceived } from '#app/i18n/message.tsx';

/** Hydrates an island. If the component throws, the promise rejects and the server's HTML is restored. */
export function hydrateIsland(
  place: HTMLElement,
  name: string,
  Component: ComponentType,
): Promise<void> {
  const serverHtml = place.innerHTML;
  const props = JSON.parse(place.dataset.props ?? '{}', asReceived);
  return new Promise((resolve, reject) => {
    const part = (
      <AfterHydration act={resolve}>
        <Component {...props} />
      </AfterHydration>
    );
    const root = hydrateRoot(place, part, {
      identifierPrefix: name,
      onUncaughtError(error) {
        reportError(error);
        // React empties the element after this callback, so the HTML is restored later.
        setTimeout(() => {
          root.unmount();
          place.innerHTML = serverHtml;
          reject(error);
        });
      },
    });
  });
}

/**
 * Calls `act` once its children are hydrated. This component must not call useId, because the ids of its children would
 * differ from those of the server.
 */
function AfterHydration({ act, children }: { act: () => void; children: ReactNode }) {
  useEffect(act, [act]);
  return children;
}
