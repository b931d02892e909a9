import type { ReactNode } from 'react';
import { type Band, BandPreload } from '../layout/band-preload.tsx';

interface PageHeaderProps {
  /** The small label over the title. */
  label?: string | undefined;
  title: ReactNode;
  lead?: ReactNode;
  /** The page whose picture lies in the band: see layout/bands.css. */
  picture?: Band;
  /** Above the label: a way back. */
  before?: ReactNode;
  /** Below the lead: dates, chips, buttons. */
  children?: ReactNode;
}

/** The dark band that opens a page: the header lies on it, its heading takes the focus on arrival. */
export function PageHeader({ label, title, lead, picture, before, children }: PageHeaderProps) {
  return (
    <header className={`band on-ink ${picture ? `band-picture band-${picture}` : ''}`}>
      {picture && <BandPreload band={picture} />}
      <div className="wrap grid gap-5">
        {before}
        {label && <p className="eyebrow">{label}</p>}
        <h1 className="title">{title}</h1>
        {lead && <div className="lead">{lead}</div>}
        {children}
      </div>
    </header>
  );
}
