import { type ReactNode, useId } from 'react';
import { type Message, plain } from '#app/i18n/message.tsx';

/** The name of a tab and the content of its panel. */
export type Tab = [name: Message, content: ReactNode];

/** In print and without JavaScript the tabs are hidden, so CSS shows the name of each panel above it. */
const panelLook =
  'py-6 before:mb-3 before:hidden before:font-serif before:text-subheading before:content-[attr(data-name)] noscript:block noscript:before:block print:block print:before:block';

/** Tabs by the ARIA pattern, which tabs-script.ts switches. In print and without JavaScript all panels are shown. */
export function Tabs({ label, tabs }: { label: Message; tabs: Tab[] }) {
  const id = useId();
  return (
    <div>
      <div
        role="tablist"
        aria-label={plain(label)}
        className="flex flex-wrap gap-x-8 border-b border-(--hairline) noscript:hidden print:hidden"
      >
        {tabs.map(([name], n) => (
          <button
            key={plain(name)}
            type="button"
            role="tab"
            id={`${id}tab${n}`}
            aria-controls={`${id}panel${n}`}
            aria-selected={n === 0}
            tabIndex={n === 0 ? 0 : -1}
            className="-mb-px min-h-11 cursor-pointer border-b-2 border-transparent py-2 text-left text-(--quiet) hover:text-(--fg) aria-selected:border-(--accent) aria-selected:text-(--fg)"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(([name, content], n) => (
        <div
          key={plain(name)}
          role="tabpanel"
          id={`${id}panel${n}`}
          aria-labelledby={`${id}tab${n}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern makes a panel of text focusable
          tabIndex={0}
          data-name={plain(name)}
          // The panel has a class instead of `hidden`, because CSS shows the panel in print and without JavaScript.
          className={n === 0 ? panelLook : `${panelLook} hidden`}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
