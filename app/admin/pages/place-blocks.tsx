import type { RefObject } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import { previewPart } from '#domain/pages/page-content.ts';
import type { BlockInput } from '#domain/pages/page-form.ts';
import { type BlockKind, blockKinds, type Place } from '#domain/pages/page-places.ts';
import { FieldGroup } from '../form/fields/form-columns.tsx';
import { DragHandle } from '../reorder/drag-handle.tsx';
import { ReorderArea } from '../reorder/reorder-area.tsx';
import type { MovableRows } from '../reorder/use-reorder.ts';
import { useRowDrag } from '../reorder/use-row-drag.ts';
import { BlockFields } from './block-fields.tsx';

interface PlaceBlocksProps {
  place: Place;
  /** The blocks of this place. */
  rows: readonly BlockInput[];
  pictures: Readonly<Record<string, string | null>>;
  /** Replaces the blocks of this place. `says` is announced; `focus` selects the element that gets the focus. */
  change: (rows: readonly BlockInput[], says?: string, focus?: string) => void;
  add: (kind: BlockKind) => void;
}

/** The blocks of one place, which are changed, moved and removed, and the buttons that add one. */
export function PlaceBlocks(props: PlaceBlocksProps) {
  const { place, rows, change, add } = props;
  const order: MovableRows<{ id: number; name: string }> = {
    rows: rows.map((row, at) => ({ id: idOf(row), name: nameOf(row, at) })),
    nameOf: ({ name }) => name,
    ...{ offset: 0, total: rows.length, blocked: undefined, busy: false },
    moveTo(id, position) {
      const from = rows.findIndex((row) => idOf(row) === id);
      const moved = rows[from];
      const to = Math.min(position, rows.length) - 1;
      if (!moved || from === to) return;
      change(rows.filter((row) => row !== moved).toSpliced(to, 0, moved));
    },
  };
  return (
    <FieldGroup heading={translate(place.heading)}>
      <p className="text-muted text-sm">{translate(place.words)}</p>
      <ReorderArea reorder={order}>
        <BlockList {...props} order={order} />
      </ReorderArea>
      <div className="flex flex-wrap gap-2 noscript:hidden">
        {Object.entries(place.limits).map(([kind, limit]) => {
          const count = rows.filter((row) => row.kind === kind).length;
          return (
            <Button
              key={kind}
              compact
              data-add={place.name ?? ''}
              disabled={count >= limit}
              title={count >= limit ? t('This place holds at most {limit}', { limit }) : undefined}
              onClick={() => add(kind as BlockKind)}
            >
              {t('Add {kind}', { kind: kindOf(kind as BlockKind).toLowerCase() })}
            </Button>
          );
        })}
      </div>
    </FieldGroup>
  );
}

const kindOf = (kind: BlockKind) => translate(blockKinds[kind].name);

const nameOf = ({ kind }: BlockInput, at: number) =>
  t('{kind} {number}', { kind: kindOf(kind), number: at + 1 });

/** The number of a block: negative for a new one, whose key is for example `new-2`. */
const idOf = ({ key }: BlockInput) => Number(key.replace('new', ''));

type BlockListProps = PlaceBlocksProps & { order: MovableRows<{ id: number; name: string }> };

function BlockList({ place, rows, pictures, change, order }: BlockListProps) {
  const list = useRowDrag(order);
  const move = (at: number, step: 1 | -1) => {
    const [one, other] = [rows[at], rows[at + step]];
    if (!one || !other) return;
    const position = at + step + 1;
    // At an end the pressed button is disabled, so the other one gets the focus.
    const [pressed, opposite] = step === 1 ? ['down', 'up'] : ['up', 'down'];
    const isAtEnd = position === (step === 1 ? rows.length : 1);
    change(
      rows.map((row) => (row === one ? other : row === other ? one : row)),
      t('Moved to position {position} of {count}', { position, count: rows.length }),
      `[data-block="${one.key}"] [data-move="${isAtEnd ? opposite : pressed}"]`,
    );
  };
  return (
    <ol
      ref={list as RefObject<HTMLOListElement | null>}
      className="flex flex-col gap-4 empty:hidden"
    >
      {rows.map((row, at) => (
        <li
          key={row.key}
          data-block={row.key}
          data-part={previewPart({ place: place.name, nth: at }, '')}
          className="flex flex-col gap-3 border border-line bg-white p-4 data-dragging:relative data-dragging:z-20 data-dragging:bg-paper-deep data-dragging:shadow-xl"
        >
          <BlockFields
            block={row}
            name={nameOf(row, at)}
            picture={pictures[row.key] ?? null}
            handle={
              <span data-card="handle" className="cursor-grab touch-none select-none">
                <DragHandle id={idOf(row)} name={nameOf(row, at)} blocked={undefined} />
              </span>
            }
            onMove={(step) => move(at, step)}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            onRemove={() =>
              change(
                rows.filter((other) => other !== row),
                t('{kind} removed', { kind: kindOf(row.kind) }),
                `[data-add="${place.name ?? ''}"]:enabled`,
              )
            }
          />
        </li>
      ))}
    </ol>
  );
}
