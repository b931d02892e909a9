import type { ReactNode } from 'react';
import { blocksAt, type ShownPage } from '#domain/pages/page-content.ts';
import { Body, Field } from './block-parts.tsx';
import { CallToAction } from './call-to-action.tsx';

interface PageCallProps {
  page: ShownPage | undefined;
  deep?: boolean;
  /** The buttons of the section. */
  children: ReactNode;
}

/** The last section of a page, with the text of staff at the place 'call'; nothing without a heading. */
export function PageCall({ page, deep = false, children }: PageCallProps) {
  const [call] = blocksAt(page, 'call');
  if (!call?.title) return null;
  return (
    <CallToAction
      heading={<Field of={call} name="title" />}
      text={<Body block={call} className="lead" />}
      deep={deep}
    >
      {children}
    </CallToAction>
  );
}
