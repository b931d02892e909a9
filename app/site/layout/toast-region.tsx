import { useMatches } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';

/** What pages' loaders answer beside their data: toasts, such as what failed. */
export interface LoadedToasts {
  toasts?: (string | false | undefined)[];
}

/** Where passing messages appear and are read out: see toasts.ts. */
export function ToastRegion({ passing }: { passing: string | undefined }) {
  const { layout } = useMessages();
  const page = useMatches().at(-1)?.loaderData as LoadedToasts | undefined;
  const texts = [passing, ...(page?.toasts ?? [])].filter((text) => typeof text === 'string');
  return (
    <section aria-label={layout.messages} className="toasts" data-close={layout.close}>
      <div role="status" aria-live="polite">
        {texts.map((text) => (
          <div key={text} className="toast" data-kind="error" data-sent="">
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
