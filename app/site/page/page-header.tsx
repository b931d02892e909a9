import type { ReactNode } from 'react';
import { type Band, BandPreload } from './band-preload.tsx';

interface PageHeaderProps {
  /** The small label above the title. */
  label?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** The page whose picture is the background: see layout/bands.css. */
  picture?: Band;
  /** Below the lead: dates, chips, buttons. */
  children?: ReactNode;
}

/** The dark band at the top of a page, with its title. */
export function PageHeader({ label, title, lead, picture, children }: PageHeaderProps) {
  return (
    <header className={`band on-ink ${picture ? `band-picture band-${picture}` : ''}`}>
      {picture && <BandPreload band={picture} />}
      <div className="wrap grid gap-5">
        {label && <p className="eyebrow">{label}</p>}
        <h1 className="title">{title}</h1>
        {lead && <div className="lead">{lead}</div>}
        {children}
      </div>
    </header>
  );
}
