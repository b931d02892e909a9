import { withoutModifiers } from './delegate-events.ts';

/* What all lists of tabs share: their look and their keys. */

export const tabListLook =
  'flex gap-x-6 overflow-x-auto border-line border-b [scrollbar-width:none]';

export const tabLook =
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center border-b-2 border-transparent text-ink-soft text-sm outline-offset-[-3px] hover:text-ink aria-selected:border-gold-deep aria-selected:font-medium aria-selected:text-ink';

/** The tab that a key leads to from the one at `at`; undefined leaves the key to the browser. */
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

/** Shows a tab that a narrow list has scrolled out of view. */
export function showTab(list: Element | null, at: number): void {
  const tab = list?.querySelectorAll('[role="tab"]')[at];
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Focuses a tab of a list. */
export function focusTab(list: Element | null, at: number): void {
  list?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
}
