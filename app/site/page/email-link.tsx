interface EmailLinkProps {
  local: string;
  domain: string;
  /** The address as a person reads it and a harvester does not, for who has no script. */
  readable: string;
  className?: string;
}

/** A link to write to. email-links-script.ts puts the address together: it stands nowhere in the source. */
export function EmailLink({ local, domain, readable, className }: EmailLinkProps) {
  return (
    <span className={className} data-mail-local={local} data-mail-domain={domain}>
      {readable}
    </span>
  );
}
