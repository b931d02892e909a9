import { withoutModifiers } from './delegate-events.ts';

/* The look and the keys that all lists of tabs share. */

export const tabListLook =
  'flex gap-x-6 overflow-x-auto border-line border-b [scrollbar-width:none]';

export const tabLook =
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center border-b-2 border-transparent text-ink-soft text-sm outline-offset-[-3px] hover:text-ink aria-selected:border-gold-deep aria-selected:font-medium aria-selected:text-ink';

/** Returns the index of the tab to which a key leads from the tab at `at`; undefined for other keys. */
export function tabByKey(event: KeyboardEvent, at: number, count: number): number | undefined {
  switch (withoutModifiers(event)) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return undefined;
}

/** Scrolls a tab into view, because a narrow list of tabs scrolls. */
export function showTab(list: Element | null, at: number): void {
  const tab = list?.querySelectorAll('[role="tab"]')[at];
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Focuses the tab at an index. */
export function focusTab(list: Element | null, at: number): void {
  list?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
}
