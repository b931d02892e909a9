import { type ReactNode, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { machineDate, machineTime } from '#app/i18n/dates.ts';
import { ActionWord } from '#app/ui/action-word.tsx';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { arrowOut } from '#app/ui/icons.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { type PublishedKind, publicPath, publishedKinds } from '#domain/kinds/kinds.ts';
import { previewAddress } from '#domain/previews/preview.ts';
import { ActionMessage } from '../actions/action-message.tsx';
import { closedSearch } from './screen-address.ts';

const opener = 'open-dialog';

/** CSS classes of a screen's heading. */
export const headingLook = 'font-serif text-[1.75rem] leading-9 tracking-[-0.01em]';

/** CSS classes of the heading of a part of a screen. */
export const sectionHeadingLook = 'font-serif text-[1.375rem] leading-8';

interface ScreenProps {
  heading: string;
  description?: string;
  /** Label of the button that opens the form for a new record, e.g. 'New Product'. */
  add?: string;
  addDisabled?: boolean;
  children: ReactNode;
}

/** A screen's heading and its button for a new record. */
export function Screen({ heading, ...rest }: ScreenProps) {
  return <Frame {...rest} title={<h1 className={headingLook}>{heading}</h1>} />;
}

/** The heading of a part of a screen, such as a tab, and its button for a new record. */
export function Section({ heading, ...rest }: ScreenProps) {
  return <Frame {...rest} title={<h2 className={sectionHeadingLook}>{heading}</h2>} />;
}

interface FrameProps extends Omit<ScreenProps, 'heading'> {
  title: ReactNode;
}

function Frame({ title, description, add, addDisabled, children }: FrameProps) {
  const { search } = useLocation();
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          {title}
          {description && (
            <p className="max-w-[90ch] text-pretty text-muted text-sm">{translate(description)}</p>
          )}
        </div>
        {add && (
          <Button
            look="primary"
            type="submit"
            form={opener}
            name="new"
            value="yes"
            data-new=""
            disabled={addDisabled}
          >
            {translate(add)}
          </Button>
        )}
      </header>
      <Form id={opener} preventScrollReset>
        {[...new URLSearchParams(closedSearch(search))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </Form>
      <ActionMessage />
      {children}
    </>
  );
}

interface TitledSectionProps {
  id: string;
  heading: ReactNode;
  /** The CSS class of the gap below the heading. */
  gap?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a screen, named by its heading. It can take the focus if the focused element in it disappears. */
export function TitledSection(props: TitledSectionProps) {
  const { id, heading, gap = 'mb-2', className = '', children } = props;
  return (
    <section aria-labelledby={id} tabIndex={-1} className={`outline-none ${className}`}>
      <h2 id={id} className={`${gap} ${sectionHeadingLook}`}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Says in the place of a list that it is empty. */
export const EmptyNote = ({ children }: { children: string }) => (
  <p className="border border-line border-dashed py-12 text-center text-muted">{children}</p>
);

/** A row's Edit button, which opens the form of its record. */
export function EditButton({ id }: { id: number }) {
  return (
    <Button
      compact
      type="submit"
      form={opener}
      name="edit"
      value={id}
      data-edit=""
      className="mx-1"
    >
      {t('Edit')}
    </Button>
  );
}

interface PreviewLinkProps {
  kind: PublishedKind;
  row: { id: number; slug: string | null; status: 'Active' | 'Inactive'; is_pdf?: boolean };
}

/** A row's Preview link: opens the public page in a new tab, or the preview if the record has no public page. */
export function PreviewLink({ kind, row }: PreviewLinkProps) {
  const isElsewhere = row.is_pdf || publishedKinds[kind].page.standsElsewhere?.(row);
  const isPublic = row.status === 'Active' && !isElsewhere;
  const preview = { kind, record: row.id, draft: null };
  return (
    <a
      href={isPublic ? publicPath(kind, row) : previewAddress(preview)}
      target="_blank"
      rel="noopener"
      title={t('Preview')}
      className={buttonLook('quiet', true)}
    >
      <ActionWord icon={arrowOut}>{t('Preview')}</ActionWord>
    </a>
  );
}

/**
 * The buttons of a row, and More, which opens the rest of a card on a telephone. The second click of a double
 * click is ignored: it may have been meant for a button of a form that the first click closed.
 */
export function RowActions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      onClickCapture={(event) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      className="-mx-1 flex items-center justify-end whitespace-nowrap @max-[60rem]:flex-wrap @max-[36rem]:justify-start"
    >
      <Button
        compact
        look="quiet"
        data-more=""
        aria-label={t('More')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="@min-[36rem]:hidden"
      >
        ⋯
      </Button>
      {children}
    </div>
  );
}

/** A date as yyyy-MM-dd in the company's time zone. */
export function Day({ moment }: { moment: Date }) {
  return (
    <time dateTime={moment.toISOString()} className="whitespace-nowrap">
      {machineDate(moment)}
    </time>
  );
}

/** A date and time in Hong Kong. */
export function Moment({ at, className }: { at: Date; className?: string }) {
  return (
    <time dateTime={at.toISOString()} className={className}>
      {machineTime(at)}
    </time>
  );
}
