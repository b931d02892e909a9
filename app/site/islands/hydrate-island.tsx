import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { asReceived } from '#app/i18n/message.tsx';

/** Resolves when the island is hydrated. Rejects, and restores the server's HTML, if it throws. */
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
        // Later, because React empties the place after this callback.
        setTimeout(() => {
          root.unmount();
          place.innerHTML = serverHtml;
          reject(error);
        });
      },
    });
  });
}

/** Calls `act` once its children are hydrated. It calls no useId, so their ids match the server's. */
function AfterHydration({ act, children }: { act: () => void; children: ReactNode }) {
  useEffect(act, [act]);
  return children;
}
