import { useMessages } from '#app/i18n/locale.ts';
import { inData } from '#app/i18n/message.tsx';

/** The note over a cached page that is shown offline: offline-script.ts fills in its age. */
export function CachedPageNote() {
  const { layout } = useMessages();
  return (
    <p
      className="cached-page-note"
      role="status"
      {...inData('cached-page-note', layout.seenAt)}
      hidden
    />
  );
}
