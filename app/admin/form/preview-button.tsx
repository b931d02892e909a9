import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/toast.ts';
import type { PublishedKind } from '#domain/kinds/kinds.ts';
import { previewAddress } from '#domain/previews/preview.ts';

/** The tab that previews of a form are shown in; `held` is an address that the browser would not open. */
export function usePreviewTab() {
  const [held, setHeld] = useState<string>();
  return {
    held,
    show(address: string, leftOut?: { title: string; text: string }) {
      const tab = window.open(address, '_blank');
      if (tab) tab.opener = null;
      // It took so long that the press does not count any more.
      setHeld(tab ? undefined : address);
      if (leftOut) showToast('error', leftOut.text, leftOut.title);
    },
  };
}

interface PreviewButtonProps {
  kind: PublishedKind;
  /** The record, where the form holds nothing else than it. */
  record: { id: number } | undefined;
  tab: ReturnType<typeof usePreviewTab>;
  busy: boolean;
  /** Sends what the form holds. */
  onDraft: () => void;
}

/** Shows the public page with what the form holds, in a new tab; the form stays as it is. */
export function PreviewButton({ kind, record, tab, busy, onDraft }: PreviewButtonProps) {
  const preview = record && previewAddress({ kind, record: record.id, draft: null });
  return (
    <>
      <p role="status" className="mr-auto self-center text-sm empty:absolute">
        {tab.held && (
          <a href={tab.held} target="_blank" rel="noopener" className="inline-block py-1 underline">
            The preview is ready: open it
          </a>
        )}
      </p>
      <Button
        // Not disabled: that would take the focus away from whoever pressed it.
        aria-disabled={busy}
        onClick={() => (preview ? tab.show(preview) : onDraft())}
      >
        Preview
      </Button>
    </>
  );
}
