import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';

/** The width from which there is room beside a form; the class names below repeat it. */
const wide = '(width >= 1100px)';

const onWidth = (changed: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the content beside a form is shown, and the button that shows it instead of the form on narrow screens. */
export function useBeside() {
  const isWide = useSyncExternalStore(
    onWidth,
    () => matchMedia(wide).matches,
    () => false,
  );
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    isShown: isWide || isOpen,
    button: (
      <Button
        compact
        className="noscript:hidden min-[1100px]:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('Back to Form') : t('Live Preview')}
      </Button>
    ),
  };
}

interface BesideFormProps {
  /** Whether a narrow screen shows the content in the form's place. */
  isOpen?: boolean;
  content?: ReactNode;
  children: ReactNode;
}

/** A form and the content beside it. A narrow screen shows only one of the two. */
export function BesideForm({ isOpen = false, content, children }: BesideFormProps) {
  if (content === undefined) return children;
  return (
    <div
      data-beside=""
      className="grid grow min-[1100px]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] min-[1100px]:gap-6"
    >
      <div className={`flex min-w-0 flex-col ${isOpen ? 'max-[1099.9px]:hidden' : ''}`}>
        {children}
      </div>
      <div
        className={`${isOpen ? '' : 'max-[1099.9px]:hidden'} h-[calc(85vh-6rem)] min-[1100px]:sticky min-[1100px]:top-0`}
      >
        {content}
      </div>
    </div>
  );
}
