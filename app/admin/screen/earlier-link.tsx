import { Link, useLocation } from 'react-router';
import { listSearch } from './list-query.ts';

interface EarlierLinkProps {
  /** The id before which the next page ends; without it there are no earlier ones. */
  before: number | undefined;
  children: string;
}

/** The link to the earlier entries of a list that shows the newest first. */
export function EarlierLink({ before, children }: EarlierLinkProps) {
  const { search } = useLocation();
  if (before === undefined) return null;
  return (
    <p className="mt-3 text-sm">
      <Link to={listSearch(search, { before })} className="underline underline-offset-4">
        {children}
      </Link>
    </p>
  );
}
