import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { isFieldChanged, useEarlyInput } from '#app/ui/fields/early-input.ts';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { ListQuery } from '#domain/lists/list-page.ts';
import type { Choice } from '../form/fields/form-fields.tsx';
import { listSearch } from '../screen/list-query.ts';
import { closedSearch } from '../screen/screen-address.ts';
import { ListTools, type ListToolsProps } from './list-tools.tsx';
import { columnsParameter } from './shown-columns.ts';

/** Whether two query strings ask for the same list. The browser may have a new address before React Router has it. */
function isSameList(one: string, other: string): boolean {
  return new URLSearchParams(one).toString() === new URLSearchParams(other).toString();
}

/**
 * A ref for an uncontrolled select that follows `value`. It keeps the focus, and a choice made before the scripts ran.
 */
export function useFollowingSelect(value: string): RefObject<HTMLSelectElement | null> {
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
  /** The label of the search box; without it there is no search box. */
  search?: string;
  /** Set if people can choose the columns of the list and save views of it. */
  list?: ListToolsProps;
  /** Filters. */
  children?: ReactNode;
}

/** The search and filters of a list: a form that sends itself, also with what was entered before the scripts ran. */
export function TableTools({ query, search, list, children }: TableToolsProps) {
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
    // If the user navigates elsewhere, the pending search is cancelled, as it would lead back here.
    const toElsewhere =
      next !== undefined && pathname + sent.current !== next.pathname + next.search;
    if (toElsewhere || address !== sent.current) clearTimeout(timer.current);
  }, [address, next, pathname]);
  useEffect(() => {
    // Cancel the search on the click: the new address is known only after the next render, when the
    // search may already have been sent.
    const cancelOnLink = ({ target, ctrlKey, metaKey }: MouseEvent) => {
      const followed = target instanceof Element && target.closest('a[href]:not([target])');
      if (followed && !ctrlKey && !metaKey) clearTimeout(timer.current);
    };
    document.addEventListener('click', cancelOnLink, true);
    return () => document.removeEventListener('click', cancelOnLink, true);
  }, []);
  useEarlyInput(() => {
    if ([...(form.current?.elements ?? [])].some(isFieldChanged)) send();
  });
  useEffect(() => {
    // Back and links change the search in the address, but must not overwrite what is being typed.
    if (box.current && document.activeElement !== box.current) box.current.value = query.q;
  }, [query.q]);
  const filtered = query.q !== '' || Object.keys(query.filters).length > 0;
  return (
    <div className="mb-4 flex flex-wrap items-end justify-end gap-x-3 gap-y-1">
      <Form
        ref={form}
        role="search"
        className="flex flex-wrap items-end gap-3 max-sm:basis-full sm:flex-1"
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
        {['sort', 'dir', columnsParameter].map((name) => {
          const value = new URLSearchParams(closedSearch(address)).get(name);
          return value && <input key={name} type="hidden" name={name} value={value} />;
        })}
        {search && (
          <input
            ref={box}
            type="search"
            name="q"
            aria-label={translate(search)}
            placeholder={translate(search)}
            defaultValue={query.q}
            className={`${inputLook} sm:w-auto sm:min-w-48 sm:max-w-80 sm:flex-1`}
          />
        )}
        {children}
        <button
          type="submit"
          className="hidden min-h-11 border border-line-strong bg-white px-4 font-medium text-sm noscript:block"
        >
          {t('Search')}
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
            {t('Clear')}
          </button>
        )}
      </Form>
      {list && <ListTools {...list} />}
    </div>
  );
}

interface TableFilterProps {
  name: string;
  label: string;
  /** The label of the choice that shows all rows, e.g. 'All Status'. */
  all: string;
  choices: Choice[];
}

/** A select that filters the list by one parameter of the address. */
export function TableFilter({ name, label, all, choices }: TableFilterProps) {
  const value = useSearchParams()[0].get(name) ?? '';
  const select = useFollowingSelect(value);
  return (
    <select
      ref={select}
      name={name}
      aria-label={translate(label)}
      defaultValue={value}
      className={`${inputLook} w-auto max-sm:min-w-36 max-sm:flex-1 sm:max-w-56`}
    >
      <option value="">{translate(all)}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

interface FilterFromLinkProps {
  query: ListQuery;
  /** Text that describes what the filtered list shows. */
  text: string | undefined;
}

/** The filter `lacks`, set by a link such as one on the dashboard. The search keeps it; Clear removes it. */
export function FilterFromLink({ query, text }: FilterFromLinkProps) {
  const value = query.filters.lacks;
  if (!value) return null;
  return (
    <p className="flex min-h-11 items-center border-gold border-l-2 pl-3 text-sm">
      <input type="hidden" name="lacks" value={value} />
      {text ?? value}
    </p>
  );
}
