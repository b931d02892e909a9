import { on } from '../../../ui/delegate-events.ts';
import { tabByKey } from '../../../ui/tabs.ts';

/** Switches tabs by the ARIA pattern: Tab reaches only the selected tab, and arrow keys select another one. */
export function runTabs(): void {
  on('click', '[role="tab"]', select);
  on('keydown', '[role="tab"]', (tab, event) => {
    const tabs = tabsBeside(tab);
    const next = tabs[tabByKey(event, tabs.indexOf(tab), tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
}

const tabsBeside = (tab: HTMLElement) => [
  ...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
];

function select(selected: HTMLElement): void {
  for (const tab of tabsBeside(selected)) {
    const isSelected = tab === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    panel?.classList.toggle('hidden', !isSelected);
  }
}
