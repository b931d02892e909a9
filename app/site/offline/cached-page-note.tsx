import { useLayoutData } from '../layout/layout-data.ts';

/** Over a page that is shown without a connection: offline-script.ts says from when it is. */
export function CachedPageNote() {
  const { messages, offline } = useLayoutData();
  if (!offline) return null;
  return (
    <p
      className="cached-page-note"
      role="status"
      data-cached-page-note={messages.layout.seenAt}
      hidden
    />
  );
}
