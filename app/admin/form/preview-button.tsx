import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/toast.ts';
import { t } from '#domain/admin-words/t.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import { previewAddress } from '#domain/previews/preview.ts';

/** Opens previews of a form in a new tab; `held` is the address if the browser blocked the tab. */
export function usePreviewTab() {
  const [held, setHeld] = useState<string>();
  return {
    held,
    show(address: string, leftOut?: { title: string; text: string }) {
      const tab = window.open(address, '_blank');
      if (tab) tab.opener = null;
      // A pop-up blocker stops a tab that opens long after the click. The form then shows a link instead.
      setHeld(tab ? undefined : address);
      if (leftOut) showToast('error', leftOut.text, leftOut.title);
    },
  };
}

interface PreviewButtonProps {
  kind: PublishedKind;
  /** The saved record, if the form has no unsaved changes. */
  record: { id: number } | undefined;
  tab: ReturnType<typeof usePreviewTab>;
  busy: boolean;
  /** Sends the form's content as a draft. */
  onDraft: () => void;
}

/** Shows the public page with the form's content in a new tab; the form stays open. */
export function PreviewButton({ kind, record, tab, busy, onDraft }: PreviewButtonProps) {
  const preview = record && previewAddress({ kind, record: record.id, draft: null });
  return (
    <>
      <p role="status" className="mr-auto self-center text-sm empty:absolute">
        {tab.held && (
          <a href={tab.held} target="_blank" rel="noopener" className="inline-block py-1 underline">
            {t('The preview is ready: open it')}
          </a>
        )}
      </p>
      <Button
        // Not `disabled`, because a disabled button loses the focus.
        aria-disabled={busy}
        onClick={() => (preview ? tab.show(preview) : onDraft())}
      >
        {t('Preview')}
      </Button>
    </>
  );
}
