import { type ReactNode, useId } from 'react';

export interface Tab {
  /** Unchanging, such as 'technical'. */
  key: string;
  name: string;
  content: ReactNode;
}

/** A panel's name stands once, on its tab: where there is none, style writes it over the panel. */
const panelLook =
  'py-6 before:mb-3 before:hidden before:font-serif before:text-subheading before:content-[attr(data-name)] noscript:block noscript:before:block print:block print:before:block';

/**
 * Tabs by the ARIA pattern, which tabs-script.ts turns. Where scripts do not run, and on paper,
 * every panel is shown under its name.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const id = useId();
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-x-8 border-b border-(--hairline) noscript:hidden print:hidden"
      >
        {tabs.map(({ key, name }, n) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}tab-${key}`}
            aria-controls={`${id}panel-${key}`}
            aria-selected={n === 0}
            tabIndex={n === 0 ? 0 : -1}
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
          className={n === 0 ? panelLook : `${panelLook} hidden`}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
