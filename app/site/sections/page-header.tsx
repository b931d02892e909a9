import type { ReactNode } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import { blocksAt, type ShownPage } from '#domain/pages/page-content.ts';
import { usePartMark } from './block-parts.tsx';

interface PageHeaderProps {
  /** The small label above the title. */
  label?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** The page whose picture is behind the title, if it has one. */
  page?: ShownPage | undefined;
  /** The dates, chips or buttons below the lead. */
  children?: ReactNode;
}

/** The dark band at the top of a page, with its title. */
export function PageHeader({ label, title, lead, page, children }: PageHeaderProps) {
  const block = blocksAt(page, 'band')[0];
  const picture = block?.picture_url;
  const mark = usePartMark(block);
  return (
    <header data-part={mark} className={`band on-ink ${picture ? 'has-picture' : ''}`}>
      {picture && (
        <Picture
          src={picture}
          alt=""
          // The picture covers a band that is up to 30 rem high.
          sizes="(min-width: 64rem) max(62vw, 62rem), 125vw"
          width={1600}
          height={800}
          tall={{ shape: '1x1', sizes: '105vw' }}
          priority="behind-words"
          className="band-picture"
        />
      )}
      <div className="wrap grid gap-5">
        {label && <p className="eyebrow">{label}</p>}
        <h1 className="title">{title}</h1>
        {lead && <div className="lead">{lead}</div>}
        {children}
      </div>
    </header>
  );
}
