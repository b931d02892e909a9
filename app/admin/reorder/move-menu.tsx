import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { t } from '#domain/admin-words/t.ts';
import type { TableRow } from '../screen/table-row.ts';
import type { MovableRows } from './use-reorder.ts';

/** A row whose menu is opened, and the button that opens it. */
export interface MoveMenuRow {
  id: number;
  name: string;
  button: HTMLElement;
}

interface MoveMenuProps {
  reorder: Pick<MovableRows<TableRow>, 'rows' | 'offset' | 'total' | 'moveTo'>;
  /** A new object opens the menu beside the button of its row. */
  row: MoveMenuRow;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

/** A menu that moves a row up, down, to the top or to a position; one menu serves the whole table. */
export function MoveMenu({ reorder, row, announce }: MoveMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const wanted = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const popover = menu.current;
    if (!popover) return;
    const { bottom, left } = row.button.getBoundingClientRect();
    popover.showPopover();
    popover.style.left = `${Math.max(8, Math.min(left, innerWidth - popover.offsetWidth - 8))}px`;
    popover.style.top = `${Math.max(8, Math.min(bottom + 4, innerHeight - popover.offsetHeight - 8))}px`;
    popover.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [row]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, input')];
    const at = choices.indexOf(event.target as HTMLElement);
    choices[(at + step + choices.length) % choices.length]?.focus();
  };

  const { rows, offset, total, moveTo } = reorder;
  const position = offset + rows.findIndex(({ id }) => id === row.id) + 1;
  const go = (to: number) => {
    const [place, of] = [String(Math.min(to, total)), String(total)];
    announce(
      t('{name} moved to position {place} of {total}.', { name: row.name, place, total: of }),
    );
    moveTo(row.id, to);
    menu.current?.hidePopover();
    row.button.focus();
  };
  const goToWanted = () => {
    const to = Number(wanted.current?.value);
    if (Number.isSafeInteger(to) && to >= 1) go(to);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers lay out a fieldset differently
    <div
      ref={menu}
      popover="auto"
      role="group"
      aria-label={t('Move {name}', { name: row.name })}
      onKeyDown={onKeyDown}
      className="fixed m-0 w-52 border border-line bg-paper p-2 text-ink text-sm shadow-xl *:[button]:justify-start open:flex open:flex-col open:gap-1"
    >
      <Button compact look="quiet" disabled={position <= 1} onClick={() => go(position - 1)}>
        {t('Move Up')}
      </Button>
      <Button compact look="quiet" disabled={position >= total} onClick={() => go(position + 1)}>
        {t('Move Down')}
      </Button>
      <Button compact look="quiet" disabled={position <= 1} onClick={() => go(1)}>
        {t('Move to the Top')}
      </Button>
      {/* Neither a form nor a named input, because the list may be in a form. */}
      <div className="flex items-center gap-2 border-line border-t pt-2">
        <input
          key={`${row.id} ${position}`}
          ref={wanted}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            goToWanted();
          }}
          type="number"
          min={1}
          max={total}
          defaultValue={position}
          aria-label={t('Position')}
          className={inputLook}
        />
        <Button compact onClick={goToWanted}>
          {t('Move')}
        </Button>
      </div>
    </div>
  );
}
