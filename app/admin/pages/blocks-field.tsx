import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import {
  type BlockKind,
  blockKinds,
  type PageKey,
  type Place,
  placesOf,
} from '#domain/pages/page-places.ts';
import type { BlockInput } from '#domain/pages/page-words.ts';
import { FieldGroup } from '../form/form-columns.tsx';
import { useFormState } from '../form/form-state.ts';
import { BlockFields } from './block-fields.tsx';

interface BlocksFieldProps {
  pageKey: PageKey | null;
  blocks: readonly BlockInput[];
  /** The addresses of the stored pictures, by the key of their block. */
  pictures: Readonly<Record<string, string | null>>;
}

/** The blocks of a page by place: each can be changed, moved, removed, and others added up to the place's limits. */
export function BlocksField({ pageKey, blocks, pictures }: BlocksFieldProps) {
  const { changed } = useFormState();
  const [rows, setRows] = useState<readonly BlockInput[]>(blocks);
  const [said, setSaid] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const focus = useRef<string>(undefined);
  const added = useRef(0);
  // A moved element loses the focus, so it is set again after the render.
  useLayoutEffect(() => {
    const selector = focus.current;
    focus.current = undefined;
    if (selector) area.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  const change = (next: readonly BlockInput[], says: string, toFocus: string) => {
    setRows(next);
    setSaid(says);
    focus.current = toFocus;
    changed('blocks');
  };
  const places = placesOf(pageKey);
  const lost = rows.filter(({ place }) => !places.some(({ name }) => name === place));
  const shown: Place[] = [
    ...places,
    ...[...new Set(lost.map(({ place }) => place))].map((name) => ({
      ...{ name, heading: 'Not shown' },
      ...{ words: 'This page has no such place any more.', limits: {} },
    })),
  ];
  const add = (place: Place, kind: BlockKind) => {
    const key = `new-${++added.current}`;
    const row: BlockInput = {
      ...{ key, place: place.name, kind },
      ...{ title: null, body: null, alt_text: null, removes_picture: '' },
    };
    change(
      [...rows, row],
      `${blockKinds[kind].name} added`,
      `[data-block="${key}"] :is(input:not([type=hidden]), textarea)`,
    );
  };
  return (
    <div ref={area} className="contents">
      <input type="hidden" name="blocks" value="" />
      <p role="status" className="sr-only">
        {said}
      </p>
      {shown.map((place) => {
        const here = rows.filter((row) => row.place === place.name);
        const move = (at: number, step: 1 | -1) => {
          const [one, other] = [here[at], here[at + step]];
          if (!one || !other) return;
          const next = rows.map((row) => (row === one ? other : row === other ? one : row));
          const position = at + step + 1;
          // At an end the pressed button is disabled, so the other one gets the focus.
          const [pressed, opposite] = step === 1 ? ['down', 'up'] : ['up', 'down'];
          const isAtEnd = position === (step === 1 ? here.length : 1);
          change(
            next,
            `Moved to position ${position} of ${here.length}`,
            `[data-block="${one.key}"] [data-move="${isAtEnd ? opposite : pressed}"]`,
          );
        };
        return (
          <FieldGroup key={place.name ?? ''} heading={place.heading}>
            <p className="text-muted text-sm">{place.words}</p>
            <ol className="flex flex-col gap-4 empty:hidden">
              {here.map((row, at) => (
                <li
                  key={row.key}
                  data-block={row.key}
                  className="flex flex-col gap-3 border border-line bg-white p-4"
                >
                  <BlockFields
                    block={row}
                    name={`${blockKinds[row.kind].name} ${at + 1}`}
                    picture={pictures[row.key] ?? null}
                    onMove={(step) => move(at, step)}
                    isFirst={at === 0}
                    isLast={at === here.length - 1}
                    onRemove={() =>
                      change(
                        rows.filter((other) => other !== row),
                        `${blockKinds[row.kind].name} removed`,
                        `[data-add="${place.name ?? ''}"]:enabled`,
                      )
                    }
                  />
                </li>
              ))}
            </ol>
            <div className="flex flex-wrap gap-2 noscript:hidden">
              {Object.entries(place.limits).map(([kind, limit]) => {
                const count = here.filter((row) => row.kind === kind).length;
                return (
                  <Button
                    key={kind}
                    compact
                    data-add={place.name ?? ''}
                    disabled={count >= limit}
                    title={count >= limit ? `This place holds at most ${limit}` : undefined}
                    onClick={() => add(place, kind as BlockKind)}
                  >
                    {`Add ${blockKinds[kind as BlockKind].name.toLowerCase()}`}
                  </Button>
                );
              })}
            </div>
          </FieldGroup>
        );
      })}
    </div>
  );
}
