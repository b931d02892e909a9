import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { machineDate } from '#app/i18n/dates.ts';
import { ActionWord } from '#app/ui/action-word.tsx';
import { Button, buttonLook } from '#app/ui/button.tsx';
import { arrowOut } from '#app/ui/icons.ts';
import { type PublishedKind, recordPath } from '#domain/kinds/kinds.ts';
import { previewAddress } from '#domain/previews/preview.ts';
import { ActionMessage } from '../actions/action-message.tsx';
import { closedSearch } from './screen-address.ts';

const opener = 'open-dialog';

/** How a screen's name is set. */
export const headingLook = 'font-serif text-[1.75rem] leading-9 tracking-[-0.01em]';

/** The same for a part of a screen. */
export const sectionHeadingLook = 'font-serif text-[1.375rem] leading-8';

interface ScreenProps {
  heading: string;
  description?: string;
  /** What the button says that opens the form for a new record: 'New Product'. */
  add?: string;
  addDisabled?: boolean;
  children: ReactNode;
}

/** A screen's heading and its button for a new record. */
export function Screen({ heading, ...rest }: ScreenProps) {
  return <Frame {...rest} title={<h1 className={headingLook}>{heading}</h1>} />;
}

/** The same for a part of a screen, such as a tab. */
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
          {description && <p className="max-w-[70ch] text-muted text-sm">{description}</p>}
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
            {add}
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

/** A row's Edit button: opens the form of its record. */
export function EditButton({ id }: { id: number }) {
  return (
    <Button compact type="submit" form={opener} name="edit" value={id} className="mx-1">
      Edit
    </Button>
  );
}

interface PreviewLinkProps {
  kind: PublishedKind;
  row: { id: number; slug: string; status: 'Active' | 'Inactive'; is_pdf?: boolean };
}

/** A row's Preview, in a new tab: its public page, or the preview of it while it has none. */
export function PreviewLink({ kind, row }: PreviewLinkProps) {
  const isPublic = row.status === 'Active' && !row.is_pdf;
  const preview = { kind, record: row.id, draft: null };
  return (
    <a
      href={isPublic ? recordPath(kind, row.slug) : previewAddress(preview)}
      target="_blank"
      rel="noopener"
      title="Preview"
      className={buttonLook('quiet', true)}
    >
      <ActionWord icon={arrowOut}>Preview</ActionWord>
    </a>
  );
}

/**
 * What can be done with a row. The second click of a double click does nothing here: it may be meant
 * for a form that the first one closed.
 */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <div
      onClickCapture={(event) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      className="-mx-1 flex items-center justify-end whitespace-nowrap max-sm:flex-wrap max-sm:justify-start"
    >
      {children}
    </div>
  );
}

/** yyyy-MM-dd, by the company's clock. */
export function Day({ moment }: { moment: Date }) {
  return (
    <time dateTime={moment.toISOString()} className="whitespace-nowrap">
      {machineDate(moment)}
    </time>
  );
}
