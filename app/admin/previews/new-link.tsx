import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/toast.ts';
import { t } from '#domain/admin-words/t.ts';

/** A link that is shown only once, and a button that copies it. */
export function NewLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      showToast('success', t('Link copied'));
    } catch {
      showToast(
        'error',
        t('The browser blocked copying. The link is selected: press Ctrl+C or ⌘C.'),
      );
    }
  };
  return (
    <div className="mt-4 flex max-w-3xl flex-wrap items-end gap-2 text-sm">
      <label className="flex min-w-0 grow flex-col gap-1">
        <span className="font-medium">{t('The new link. It will not be shown again.')}</span>
        <input
          ref={field}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 w-full border border-gold bg-paper px-2.5 py-1.5"
        />
      </label>
      <Button onClick={copy}>{t('Copy')}</Button>
    </div>
  );
}
