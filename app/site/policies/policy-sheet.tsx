import type { ReactNode } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import { named } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { close } from '#app/ui/icons.ts';
import { blocksAt, type ShownPage } from '#domain/pages/page-content.ts';
import { BlockTitle, Body, Field } from '../sections/block-parts.tsx';

interface PolicySheetProps {
  title?: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** The dialog that shows a policy. */
export function PolicySheet({ title, open = false, children }: PolicySheetProps) {
  const { layout } = useMessages();
  return (
    <dialog open={open} className="sheet on-paper" aria-labelledby="policy-title">
      <form method="dialog" className="sheet-close">
        <button type="submit" className="button-icon" {...named(layout.close)}>
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
export function PolicyText({ page }: { page: ShownPage }) {
  return (
    <div className="prose" data-policy="">
      {page.lead && (
        <p className="caption whitespace-pre-line">
          <Field of={page} name="lead" />
        </p>
      )}
      {blocksAt(page, 'sections').map((section) => (
        <section key={section.id}>
          <BlockTitle block={section} />
          <Body block={section} className="contents" />
        </section>
      ))}
    </div>
  );
}
