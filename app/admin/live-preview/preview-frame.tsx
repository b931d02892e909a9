import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { makeInert, markPart, pageIn, scrollerOf } from './framed-page.ts';

interface PreviewFrameProps {
  /** The address of a framed preview; a new one replaces the shown one when it has loaded. */
  address: string | undefined;
  title: string;
  /** Whether the frame can be seen: a hidden frame has no layout and forgets its scroll position. */
  isShown: boolean;
  /** The part of the page whose field has the focus. */
  part: string | undefined;
  /** Called for each address that has loaded, or failed to. */
  onLoaded: (isPreview: boolean) => void;
}

/** Shows a preview. The next one loads hidden and is scrolled to the same place before it replaces the former one. */
export function PreviewFrame({ address, title, isShown, part, onLoaded }: PreviewFrameProps) {
  const [shown, setShown] = useState<string>();
  const area = useRef<HTMLDivElement>(null);
  const hasPart = useRef(false);
  useEffect(() => {
    const page = shownPage(area.current);
    if (page && isShown) hasPart.current = markPart(page, part, true);
  }, [part, isShown]);
  const loaded = (frame: HTMLIFrameElement, its: string) => {
    const page = pageIn(frame);
    onLoaded(page !== undefined);
    if (!page) return;
    makeInert(page);
    const former = shownPage(area.current);
    if (former)
      scrollerOf(page).scrollTo({ top: scrollerOf(former).scrollTop, behavior: 'instant' });
    // Scroll to the part on the first load, or if the former page did not have it. Otherwise keep the place.
    hasPart.current = markPart(page, part, !former || !hasPart.current);
    const hadFocus = document.activeElement instanceof HTMLIFrameElement;
    // Show the new frame at once, because a hidden frame cannot take the focus.
    flushSync(() => setShown(its));
    if (hadFocus) frame.focus();
  };
  return (
    <div ref={area} className="relative min-h-0 grow bg-paper">
      {[...new Set([shown, address])].map(
        (its) =>
          its && (
            <iframe
              key={its}
              src={its}
              title={title}
              data-shown={its === shown ? '' : undefined}
              onLoad={({ currentTarget }) => {
                if (its !== shown) loaded(currentTarget, its);
              }}
              className={`absolute inset-0 size-full border-0 ${its === shown ? '' : 'invisible'}`}
            />
          ),
      )}
    </div>
  );
}

/** The page that an area shows; undefined if none has loaded. */
function shownPage(area: HTMLElement | null): Document | undefined {
  const frame = area?.querySelector<HTMLIFrameElement>('iframe[data-shown]');
  return frame ? pageIn(frame) : undefined;
}
