import { useHydrated } from './hydrated.ts';

interface EmailLinkProps {
  local: string;
  domain: string;
  /** The address as a person reads it and a harvester does not, for who has no script. */
  readable: string;
  className?: string;
}

/** A link to write to. The address is put together by the script and stands nowhere in the source. */
export function EmailLink({ local, domain, readable, className }: EmailLinkProps) {
  if (!useHydrated()) return <span>{readable}</span>;
  const address = `${local}@${domain}`;
  return (
    <a href={`mailto:${address}`} className={className}>
      {address}
    </a>
  );
}
