import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Resolves when the island listens. One that fails is put back as the server sent it. */
export function hydrateIsland(
  place: HTMLElement,
  name: string,
  Component: ComponentType,
): Promise<void> {
  const sent = place.innerHTML;
  const props = JSON.parse(place.dataset.props ?? '{}');
  return new Promise((onAwake, onFailure) => {
    const part = (
      <Awake onAwake={onAwake}>
        <Component {...props} />
      </Awake>
    );
    const root = hydrateRoot(place, part, {
      identifierPrefix: name,
      onUncaughtError(error) {
        reportError(error);
        // React is still at work here: it would empty the place after this.
        setTimeout(() => {
          root.unmount();
          place.innerHTML = sent;
          onFailure(error);
        });
      },
    });
  });
}

/** Says when its children are hydrated. It has no id of its own, so theirs are those of the server. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
