import { useMessages } from '#app/i18n/locale.ts';

/** The note over a cached page that is shown offline: offline-script.ts fills in its age. */
export function CachedPageNote() {
  const { layout } = useMessages();
  return (
    <p className="cached-page-note" role="status" data-cached-page-note={layout.seenAt} hidden />
  );
}
