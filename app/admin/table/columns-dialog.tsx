import { useLocation, useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Tick } from '#app/ui/fields/tick.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { listSearch } from '../screen/list-query.ts';
import { canHide, columnsParameter, type ListedColumn, shownColumns } from './shown-columns.ts';

interface ColumnsDialogProps {
  columns: readonly ListedColumn[];
  onClose: () => void;
}

/** Chooses the columns of a list. The choice is in the address, so that Back, links and views have it. */
export function ColumnsDialog({ columns, onClose }: ColumnsDialogProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const choices = columns.filter(canHide);
  const shown = new Set(shownColumns(choices, search).map(({ key }) => key));
  const show = (keys: string[]) => {
    const isAll = keys.length === choices.length;
    // No column has the name 'none', so it hides all of them.
    const chosen = isAll ? '' : keys.join() || 'none';
    onClose();
    void navigate(pathname + listSearch(search, { [columnsParameter]: chosen }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <Dialog title={t('Columns')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          show(new FormData(event.currentTarget).getAll('column').map(String));
        }}
      >
        <fieldset>
          <legend className="sr-only">{t('Columns of the list')}</legend>
          {choices.map(({ key, header }) => (
            <Tick key={key} name="column" value={key} defaultChecked={shown.has(key)}>
              {translate(header)}
            </Tick>
          ))}
        </fieldset>
        <div className="mt-4 flex justify-end gap-2">
          <Button onClick={() => show(choices.map(({ key }) => key))}>{t('Show All')}</Button>
          <Button look="primary" type="submit">
            {t('Apply')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
