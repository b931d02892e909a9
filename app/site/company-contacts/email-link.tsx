import type { ReactNode } from 'react';

interface EmailLinkProps {
  local: string;
  domain: string;
  /** The address in words, for visitors without JavaScript: harvesters do not recognise it. */
  readable: ReactNode;
  className?: string;
}

/** An e-mail link. email-links-script.ts assembles the address, so that it is not in the HTML. */
export function EmailLink({ local, domain, readable, className }: EmailLinkProps) {
  return (
    <span className={className} data-mail-local={local} data-mail-domain={domain}>
      {readable}
    </span>
  );
}
