import { useMessages } from '#app/i18n/locale.ts';

/** Over a page that is shown without a connection: offline-script.ts says from when it is. */
export function CachedPageNote() {
  const { layout } = useMessages();
  return (
    <p className="cached-page-note" role="status" data-cached-page-note={layout.seenAt} hidden />
  );
}
