import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { topLayer } from './top-layer.ts';

interface DialogProps {
  title: string;
  /** What the dialog asks or explains, below its title. */
  description?: string;
  /** Called by Esc and by the closing button; the owner decides whether to unmount it. */
  onClose: () => void;
  /**
   * `palette` is near the top, so that it does not move while its list grows and shrinks. `large`
   * is wider if its content has columns (`data-columns`), as wide as the screen if something stands beside them
   * (`data-beside`), and of one height in all its tabs.
   */
  size?: 'small' | 'large' | 'palette';
  /** More buttons beside the closing button. */
  more?: ReactNode;
  /** Content that stays between the title and the scrolling body, such as a list of tabs. */
  belowHead?: ReactNode;
  children: ReactNode;
}

const sizes = {
  small: 'm-auto w-[min(30rem,calc(100vw-2rem))]',
  large:
    'm-auto w-[min(56rem,calc(100vw-1rem))] has-data-columns:w-[min(84rem,calc(100vw-1rem))] lg:has-data-columns:h-[85vh] has-[[role=tablist]]:h-[85vh] has-data-beside:w-[calc(100vw-1rem)]!',
  palette: 'mx-auto mt-[10vh] mb-auto w-[min(36rem,calc(100vw-2rem))]',
};

/**
 * Focuses the element marked `data-begin`, else the first control below the title. On a touch
 * screen it focuses no text field: the keyboard would cover half of the dialog.
 */
function beginInside(dialog: HTMLDialogElement, body: Element | null): void {
  const first =
    body?.querySelector<HTMLElement>('[data-begin]') ??
    body?.querySelector<HTMLElement>(
      ':is(input:not([type="hidden"], [tabindex="-1"]), select, textarea, button, a[href]):not(:disabled)',
    );
  const types = first?.matches('input:not([type="checkbox"]), textarea');
  if (types && matchMedia('(pointer: coarse)').matches) dialog.focus();
  else first?.focus();
}

/** Makes the dialog modal. If it was used before hydration, focus and scroll position stay. */
function makeModal(dialog: HTMLDialogElement): void {
  const body = dialog.querySelector('[data-dialog-body]');
  const scrolled = body?.scrollTop ?? 0;
  const used = document.activeElement;
  dialog.removeAttribute('open');
  dialog.showModal();
  if (used instanceof HTMLElement && dialog.contains(used)) used.focus();
  else if (scrolled > 0) dialog.focus();
  else beginInside(dialog, body);
  if (scrolled > 0) body?.scrollTo(0, scrolled);
}

/**
 * A modal dialog while it is mounted. It also shows without JavaScript. When it closes, the focus
 * returns to where it was.
 */
export function Dialog(props: DialogProps) {
  const { title, description, onClose, size = 'small', more, belowHead, children } = props;
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    makeModal(dialog);
    const leave = topLayer.enter(dialog);
    return () => {
      leave();
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      open
      tabIndex={-1}
      // biome-ignore lint/a11y/noRedundantRoles: older assistive technology knows the attribute only
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      className={`${sizes[size]} fixed inset-0 z-40 flex max-h-[85vh] max-w-none flex-col overflow-hidden overscroll-contain whitespace-normal border border-line bg-paper p-0 text-left font-normal text-base text-ink shadow-2xl outline-none backdrop:bg-ink/40`}
    >
      <div
        className={`grid grid-cols-[1fr_auto] items-start gap-x-4 border-line border-b py-2 pr-2 pl-5 ${more ? 'max-sm:gap-x-2 max-sm:py-1 max-sm:pl-4 sm:grid-cols-[1fr_auto_auto]' : ''}`}
      >
        <h2 id={`${id}title`} className="py-1.5 font-serif text-[1.375rem] leading-7">
          {title}
        </h2>
        {more && (
          <div className="flex items-center gap-2 self-center max-sm:order-last max-sm:col-span-2 max-sm:flex-wrap max-sm:pb-1">
            {more}
          </div>
        )}
        <div>
          <button
            type="button"
            onClick={onClose}
            aria-label={t('Close')}
            className="inline-grid size-10 shrink-0 cursor-pointer place-items-center text-2xl leading-none text-muted hover:text-ink focus-visible:outline-offset-0 pointer-coarse:size-11"
          >
            ×
          </button>
        </div>
      </div>
      {belowHead}
      <div
        data-dialog-body=""
        // `relative` keeps hidden inputs inside the scrolling body. Otherwise they would make the dialog itself scroll.
        className="relative flex min-h-0 grow scroll-pt-2 scroll-pb-24 flex-col overflow-y-auto overscroll-contain px-5 py-4"
      >
        {description && (
          <p id={`${id}description`} className="mb-4 text-ink-soft">
            {description}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}

interface DialogButtonsProps {
  onCancel: () => void;
  busy?: boolean;
  /** The button that goes on. */
  children: ReactNode;
}

/** The last line of a dialog that asks: Cancel, then the button that goes on. */
export const DialogButtons = ({ onCancel, busy = false, children }: DialogButtonsProps) => (
  <div className="flex justify-end gap-2">
    <Button onClick={onCancel} disabled={busy}>
      {t('Cancel')}
    </Button>
    {children}
  </div>
);
