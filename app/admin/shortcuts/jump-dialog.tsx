import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { Dialog } from '#app/ui/dialog.tsx';
import { inputLook } from '#app/ui/fields/field-frame.tsx';
import { editAddress, kindName } from '#domain/kinds/kinds.ts';
import { useMayFollow } from '../rights/may-follow.ts';
import { screens } from '../screen/screens.ts';
import type { loader } from './jump-route.ts';

/** A dialog to go to a screen or record: type its name, choose with the arrow keys, press Enter. */
export function JumpDialog({ onClose }: { onClose: () => void }) {
  const fetcher = useFetcher<typeof loader>();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mayFollow = useMayFollow();
  const [written, setWritten] = useState('');
  const [isEntered, setEntered] = useState(false);
  const text = written.trim().toLowerCase();
  const entries = [
    ...screens
      .filter(({ to, name }) => mayFollow(to) && name.toLowerCase().includes(text))
      .map(({ to, name }) => ({ to, name, kind: 'Screen' })),
    ...(fetcher.data?.found ?? []).map(({ kind, id, name }) => {
      const form = editAddress(kind, id) ?? '';
      const translations = `/admin/translations?type=${kind}&id=${id}`;
      return { to: mayFollow(form) ? form : translations, name, kind: kindName(kind) };
    }),
  ];

  // Enter waits for the results of the typed text; the list may still show those of an earlier text.
  const isListed = text === '' || entries[0]?.kind === 'Screen' || fetcher.data?.q === written;
  useEffect(() => {
    if (!isEntered || !isListed) return;
    setEntered(false);
    list.current?.querySelector('a')?.click();
  }, [isEntered, isListed]);

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && document.activeElement === box.current) setEntered(true);
    else if (step === undefined) return;
    else if (at + step < 0) box.current?.focus();
    else links[Math.min(at + step, links.length - 1)]?.focus();
    event.preventDefault();
  };

  return (
    <Dialog title="Jump to" onClose={onClose} size="palette">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the elements inside */}
      <div onKeyDown={onKeyDown}>
        <input
          ref={box}
          type="search"
          aria-label="Screen or record"
          placeholder="Screen or record"
          className={inputLook}
          onInput={(event) => {
            const q = event.currentTarget.value;
            setWritten(q);
            setEntered(false);
            clearTimeout(timer.current);
            timer.current = setTimeout(
              () => fetcher.load(`/admin/jump?q=${encodeURIComponent(q)}`),
              120,
            );
          }}
        />
        <p role="status" className="sr-only">
          {entries.length} found
        </p>
        <ul ref={list} className="mt-3 max-h-[50vh] overflow-y-auto">
          {entries.map(({ to, name, kind }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={onClose}
                className="flex min-h-10 items-center justify-between gap-4 px-2.5 text-sm outline-offset-[-2px] hover:bg-paper-deep focus:bg-paper-deep pointer-coarse:min-h-11"
              >
                <span className="min-w-0 truncate">{name}</span>
                <span className="shrink-0 text-muted">{kind}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
