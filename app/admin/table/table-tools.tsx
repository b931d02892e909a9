import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigate, useNavigation } from 'react-router';
import { isChanged, useEarlyInput } from '#app/ui/fields/early-input.ts';
import { inputLook } from '#app/ui/fields/field-frame.tsx';
import type { ListQuery } from '#domain/lists/list-page.ts';
import type { Choice } from '../form/form-fields.tsx';
import { listSearch } from '../screen/list-query.ts';
import { closedSearch } from '../screen/screen-address.ts';

/** Whether two addresses are the same; the browser's own may be a moment ahead of the page. */
function isSameList(one: string, other: string): boolean {
  return new URLSearchParams(one).toString() === new URLSearchParams(other).toString();
}

/** A select that keeps the focus when the address changes under it, and what was chosen before the script ran. */
export function useFollowing(value: string): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (select.current && shown.current !== value) select.current.value = value;
    shown.current = value;
  }, [value]);
  return select;
}

interface TableToolsProps {
  query: ListQuery;
  /** What the search box says; without it there is none. */
  search?: string;
  /** Filters. */
  children?: ReactNode;
}

/** Search and filters of a list: a form that sends itself while it is filled in, and what was filled in before the script ran. */
export function TableTools({ query, search, children }: TableToolsProps) {
  const navigate = useNavigate();
  const { pathname, search: address } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(address);
  const send = () => {
    if (!form.current || !isSameList(window.location.search, address)) return;
    const filled = [...new FormData(form.current)].filter(([, value]) => value !== '');
    const parameters = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
    sent.current = `?${parameters}`;
    navigate(pathname + sent.current, { replace: true, preventScrollReset: true });
  };
  const box = useRef<HTMLInputElement>(null);
  const { location: next } = useNavigation();
  useEffect(() => {
    // Who goes on by a link or a button meanwhile is not called back by what was typed before.
    const toElsewhere =
      next !== undefined && pathname + sent.current !== next.pathname + next.search;
    if (toElsewhere || address !== sent.current) clearTimeout(timer.current);
  }, [address, next, pathname]);
  useEffect(() => {
    // A link that was followed shows in the address only after the next render, which may be later
    // than the search would be sent.
    const goOn = ({ target, ctrlKey, metaKey }: MouseEvent) => {
      const followed = target instanceof Element && target.closest('a[href]:not([target])');
      if (followed && !ctrlKey && !metaKey) clearTimeout(timer.current);
    };
    document.addEventListener('click', goOn, true);
    return () => document.removeEventListener('click', goOn, true);
  }, []);
  useEarlyInput(() => {
    if ([...(form.current?.elements ?? [])].some(isChanged)) send();
  });
  useEffect(() => {
    // Back and links change the address under the box; what is being typed wins.
    if (box.current && document.activeElement !== box.current) box.current.value = query.q;
  }, [query.q]);
  const filtered = query.q !== '' || Object.keys(query.filters).length > 0;
  return (
    <Form
      ref={form}
      role="search"
      className="mb-4 flex flex-wrap items-end gap-3"
      onInput={(event) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(send, event.target instanceof HTMLInputElement ? 200 : 0);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(timer.current);
        send();
      }}
    >
      {['sort', 'dir'].map((name) => {
        const value = new URLSearchParams(closedSearch(address)).get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      {search && (
        <input
          ref={box}
          type="search"
          name="q"
          aria-label={search}
          placeholder={search}
          defaultValue={query.q}
          className={`${inputLook} sm:w-auto sm:min-w-48 sm:max-w-80 sm:flex-1`}
        />
      )}
      {children}
      <button
        type="submit"
        className="hidden min-h-11 border border-line-strong bg-white px-4 font-medium text-sm noscript:block"
      >
        Search
      </button>
      {filtered && (
        <button
          type="button"
          className="min-h-11 cursor-pointer px-1 text-sm underline underline-offset-4"
          onClick={() => {
            if (box.current) box.current.value = '';
            const none = Object.fromEntries(
              ['q', ...Object.keys(query.filters)].map((name) => [name, '']),
            );
            navigate(pathname + listSearch(address, none), {
              replace: true,
              preventScrollReset: true,
            });
          }}
        >
          Clear
        </button>
      )}
    </Form>
  );
}

interface TableFilterProps {
  name: string;
  label: string;
  query: ListQuery;
  /** The choice that shows everything: 'All Status'. */
  all: string;
  choices: Choice[];
}

export function TableFilter({ name, label, query, all, choices }: TableFilterProps) {
  const value = query.filters[name] ?? '';
  const select = useFollowing(value);
  return (
    <select
      ref={select}
      name={name}
      aria-label={label}
      defaultValue={value}
      className={`${inputLook} w-auto max-sm:min-w-36 max-sm:flex-1 sm:max-w-56`}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

interface GivenFilterProps {
  name: string;
  query: ListQuery;
  /** What the list shows then. */
  text: string | undefined;
}

/** A filter that a link brings, such as one of the dashboard: the search keeps it, Clear ends it. */
export function GivenFilter({ name, query, text }: GivenFilterProps) {
  const value = query.filters[name];
  if (!value) return null;
  return (
    <p className="flex min-h-11 items-center border-gold border-l-2 pl-3 text-sm">
      <input type="hidden" name={name} value={value} />
      {text ?? value}
    </p>
  );
}
