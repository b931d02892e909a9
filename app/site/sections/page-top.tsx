import type { ReactNode } from 'react';
import type { ShownPage } from '#domain/pages/page-content.ts';
import { Field } from './block-parts.tsx';
import { PageHeader } from './page-header.tsx';

interface PageTopProps {
  page: ShownPage | undefined;
  /** The title if staff have removed the page. */
  title?: ReactNode;
  label?: ReactNode;
}

/** The header of a page, with the texts that staff wrote for it. */
export function PageTop({ page, title, label }: PageTopProps) {
  return (
    <PageHeader
      page={page}
      label={label ?? (page?.label && <Field of={page} name="label" />)}
      title={page ? <Field of={page} name="title" /> : title}
      lead={page?.lead && <Field of={page} name="lead" />}
    />
  );
}
