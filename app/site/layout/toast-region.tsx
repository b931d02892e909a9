import { useMatches } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';

/** Toasts in the data of a page's loader, such as what failed to load. */
export interface LoadedToasts {
  toasts?: (string | false | undefined)[];
}

/** The live region in which toasts.ts shows messages. */
export function ToastRegion({ passing }: { passing: string | undefined }) {
  const { layout } = useMessages();
  const page = useMatches().at(-1)?.loaderData as LoadedToasts | undefined;
  const texts = [passing, ...(page?.toasts ?? [])].filter((text) => typeof text === 'string');
  return (
    <section aria-label={layout.messages} className="toasts" data-close={layout.close}>
      <div role="status" aria-live="polite" aria-atomic="false">
        {texts.map((text) => (
          <div key={text} className="toast" data-kind="error" data-sent="">
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
