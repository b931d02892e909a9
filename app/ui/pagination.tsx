import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { chevronLeft, chevronRight } from './icons.ts';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  page: number;
  pages: number;
  /** Returns the address of a page of the list. */
  hrefOf: (page: number) => string;
  messages: { pagination: string; previous: ReactNode; next: ReactNode };
}

/** Links to the pages of a list; nothing if the list has at most one page. */
export function Pagination({ page, pages, hrefOf, messages }: PaginationProps) {
  if (pages <= 1) return null;
  let gaps = 0;
  return (
    <nav aria-label={messages.pagination} className="mt-block flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Step to={page > 1 ? hrefOf(page - 1) : undefined}>
            <Icon d={chevronLeft} className="icon max-sm:hidden" />
            {messages.previous}
          </Step>
        </li>
        {pageNumbers(page, pages).map((n) => (
          <li key={n === 0 ? `gap ${++gaps}` : n}>
            {n === 0 ? (
              <span aria-hidden="true" className="inline-grid min-w-8 place-items-center">
                …
              </span>
            ) : (
              <a
                href={hrefOf(n)}
                aria-current={n === page ? 'page' : undefined}
                className="figures inline-grid min-h-11 min-w-11 place-items-center border border-transparent px-2 hover:border-(--fg) aria-[current=page]:border-(--fg)"
              >
                {n}
              </a>
            )}
          </li>
        ))}
        <li>
          <Step to={page < pages ? hrefOf(page + 1) : undefined}>
            {messages.next}
            <Icon d={chevronRight} className="icon max-sm:hidden" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

const stepLook = 'inline-flex min-h-11 items-center gap-2 px-3';

function Step({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: a disabled link takes no focus
      // biome-ignore lint/a11y/useSemanticElements: HTML's way to disable a link is to leave out its href
      <span role="link" aria-disabled="true" className={`${stepLook} opacity-45`}>
        {children}
      </span>
    );
  }
  return (
    <a href={to} className={`${stepLook} hover:text-(--accent)`}>
      {children}
    </a>
  );
}
