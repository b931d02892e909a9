import type { ReactNode } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { close } from '#app/ui/icons.ts';
import type { PolicyText as Text } from './privacy-policy.ts';

interface PolicySheetProps {
  title?: string | undefined;
  open?: boolean;
  children: ReactNode;
}

/** The dialog that shows a policy. */
export function PolicySheet({ title, open = false, children }: PolicySheetProps) {
  const { layout } = useMessages();
  return (
    <dialog open={open} className="sheet on-paper" aria-labelledby="policy-title">
      <form method="dialog" className="sheet-close">
        <button type="submit" className="button-icon" aria-label={layout.close}>
          <Icon d={close} />
        </button>
      </form>
      <h2 id="policy-title" className="heading">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** The text of a policy. */
export function PolicyText({ text }: { text: Text }) {
  return (
    <div className="prose" data-policy="">
      <p className="caption">
        {text.updated}
        <br />
        {text.binding}
      </p>
      {text.sections.map(({ heading, paragraphs, list }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
