import { useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useFocusFallback } from '#app/ui/use-focus-fallback.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { TableRow } from '../screen/table-row.ts';
import type { Reorder } from './use-reorder.ts';

/** Shows Save Order and Discard if rows were moved; otherwise the reason if reordering is blocked. */
export function ReorderBar<Row extends TableRow>({ reorder }: { reorder: Reorder<Row> }) {
  const { changed, blocked } = reorder;
  if (changed) return <Bar {...reorder} />;
  return blocked && <p className="mb-3 text-muted text-sm">{blocked}</p>;
}

type Unsaved = Pick<Reorder<TableRow>, 'changed' | 'busy' | 'problem' | 'save' | 'discard'>;

function Bar(unsaved: Unsaved) {
  const { problem } = unsaved;
  const bar = useRef<HTMLElement>(null);
  useFocusFallback(bar, ({ parentElement }) => parentElement?.querySelector(':scope > .listing'));
  return (
    <section
      ref={bar}
      aria-label={t('Display order')}
      className="list-bar sticky top-14 z-20 mb-4 flex flex-wrap items-center justify-between gap-3 border border-gold border-l-4 bg-white px-4 py-2.5 shadow-[0_4px_16px_rgb(22_19_15/0.08)] lg:top-0"
    >
      <p role={problem ? 'alert' : undefined} className="text-sm">
        {problem ? translate(problem) : t('The order has changed but is not saved yet.')}
      </p>
      <OrderButtons {...unsaved} />
    </section>
  );
}

/** The buttons that save or discard an unsaved order. */
export const OrderButtons = ({ changed, busy, problem, save, discard }: Unsaved) => (
  <div className="flex gap-2">
    <Button onClick={discard} disabled={busy}>
      {t('Discard')}
    </Button>
    <Button look="primary" onClick={save} disabled={busy || !changed || problem !== undefined}>
      {busy ? t('Saving...') : t('Save Order')}
    </Button>
  </div>
);
