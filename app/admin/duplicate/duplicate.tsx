import { Link, useLocation } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { listSearch } from '../screen/list-query.ts';

/** A link to the form for a new record that is filled with a copy of this one. */
export function DuplicateLink({ id }: { id: number }) {
  const { search } = useLocation();
  return (
    <Link to={listSearch(search, { new: 'yes', copy: id })} className={buttonLook('plain', true)}>
      {t('Duplicate')}
    </Link>
  );
}

/** A note in the form of a copy, with the id of the copied record as a hidden field. `left` names what is left out. */
export function CopyNote({ id, left }: { id: number; left: string }) {
  return (
    <p className="border-gold border-l-2 pl-3 text-sm">
      <input type="hidden" name="copy_of" value={id} />
      {t('This is an unsaved copy. Files are copied when you save. {left}', {
        left: translate(left),
      })}
    </p>
  );
}
