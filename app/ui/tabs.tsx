import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface Tab {
  /** Unchanging, such as 'technical'. */
  key: string;
  name: string;
  content: ReactNode;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** A panel's name is said once, by its tab: where there is none, style writes it over the panel. */
const panelLook =
  'py-6 before:mb-3 before:hidden before:font-serif before:text-subheading before:content-[attr(data-name)] noscript:before:block print:before:block';

/**
 * Tabs by the ARIA pattern: one stop in the tab order, arrows move and select. Where scripts do
 * not run, and on paper, every panel is shown under its name.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const id = useId();
  const [selected, select] = useState(tabs[0]?.key);
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ key }) => key === selected),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabs[steps[event.key]?.(at, tabs.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-x-8 border-b border-(--hairline) noscript:hidden print:hidden"
      >
        {tabs.map(({ key, name }, n) => (
          <button
            key={key}
            type="button"
            role="tab"
            data-tab={key}
            id={`${id}tab-${key}`}
            aria-controls={`${id}panel-${key}`}
            aria-selected={n === at}
            tabIndex={n === at ? 0 : -1}
            onClick={() => select(key)}
            onKeyDown={onKeyDown}
            className="-mb-px min-h-11 cursor-pointer border-b-2 border-transparent py-2 text-left text-(--quiet) hover:text-(--fg) aria-selected:border-(--accent) aria-selected:text-(--fg)"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, name, content }, n) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}panel-${key}`}
          aria-labelledby={`${id}tab-${key}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern's way to reach a panel of text
          tabIndex={0}
          data-name={name}
          // Not the hidden attribute: nothing could show it again where scripts do not run.
          className={`${panelLook} ${n === at ? '' : 'hidden noscript:block print:block'}`}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
