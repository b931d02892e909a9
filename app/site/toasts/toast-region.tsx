import { useMatches } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { plain, received } from '#app/i18n/message.tsx';
import { lettersIn, type SentMessage } from '#app/i18n/sent-message.ts';

type Loaded = { toasts?: (SentMessage | false | undefined)[] };

/** The live region of the page. toasts.ts shows its messages in this region. */
export function ToastRegion({ passing }: { passing: SentMessage | undefined }) {
  const { layout } = useMessages();
  const page = useMatches().at(-1)?.loaderData as Loaded | undefined;
  const texts = [passing, ...(page?.toasts ?? [])].filter(
    (text) => text !== false && text !== undefined,
  );
  return (
    <section
      aria-label={plain(layout.messages)}
      className="toasts"
      data-close={plain(layout.close)}
    >
      <div role="status" aria-live="polite" aria-atomic="false">
        {texts.map((text) => (
          <div key={lettersIn(text)} className="toast" data-kind="error" data-sent="">
            <p>{received(text)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
