import type { ReactNode } from 'react';

interface EmailLinkProps {
  local: string;
  domain: string;
  /** The address in words, shown without JavaScript. Programs that collect addresses do not recognise it. */
  readable: ReactNode;
  className?: string;
}

/** An e-mail link. Programs collect addresses from HTML, so email-links-script.ts assembles the address. */
export function EmailLink({ local, domain, readable, className }: EmailLinkProps) {
  return (
    <span className={className} data-mail-local={local} data-mail-domain={domain}>
      {readable}
    </span>
  );
}
