import { useMessages } from '#app/i18n/locale.ts';
import { inData } from '#app/i18n/message.tsx';

/** A note above a cached page that the browser shows offline. offline-script.ts writes the page's age into the note. */
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
