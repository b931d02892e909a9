import { Link, useLocation } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { listSearch } from '../screen/list-query.ts';

/** Leads to the form for a new record that begins as a copy of this one. */
export function DuplicateLink({ id }: { id: number }) {
  const { search } = useLocation();
  return (
    <Link to={listSearch(search, { new: 'yes', copy: id })} className={buttonLook('plain', true)}>
      Duplicate
    </Link>
  );
}

/** In the form for a copy: from which record it is, and what comes along. */
export function CopyNote({ id, left }: { id: number; left: string }) {
  return (
    <p className="border-gold border-l-2 pl-3 text-sm">
      <input type="hidden" name="copy_of" value={id} />
      {`This is a copy: nothing is saved yet. Its files are copied when you save. ${left}`}
    </p>
  );
}
