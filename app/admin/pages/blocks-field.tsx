import { useLayoutEffect, useRef, useState } from 'react';
import { t, translate } from '#domain/admin-words/t.ts';
import type { BlockInput } from '#domain/pages/page-form.ts';
import {
  type BlockKind,
  blockKinds,
  type PageKey,
  type Place,
  placesOf,
} from '#domain/pages/page-places.ts';
import { useFormState } from '../form/state/form-state.ts';
import { PlaceBlocks } from './place-blocks.tsx';

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
  const change = (next: readonly BlockInput[], says = '', toFocus?: string) => {
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
      t('{kind} added', { kind: translate(blockKinds[kind].name) }),
      `[data-block="${key}"] :is(input:not([type=hidden]), textarea)`,
    );
  };
  return (
    <div ref={area} className="contents">
      <input type="hidden" name="blocks" value="" />
      <p role="status" className="sr-only">
        {said}
      </p>
      {shown.map((place) => (
        <PlaceBlocks
          key={place.name ?? ''}
          place={place}
          rows={rows.filter((row) => row.place === place.name)}
          pictures={pictures}
          change={(here, ...rest) =>
            change([...rows.filter((row) => row.place !== place.name), ...here], ...rest)
          }
          add={(kind) => add(place, kind)}
        />
      ))}
    </div>
  );
}
