import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import type { CellGrid } from '#domain/cells/cell-grid.ts';
import type { GridRow } from '#domain/cells/grid-rows.server.ts';
import { recordKinds } from '#domain/kinds/kinds.ts';
import type { ListPage } from '#domain/lists/list-page.ts';
import type { RecordChoices } from '#domain/records/record-choices.ts';
import { GridKeys } from '../grid/grid-keys-help.tsx';
import type { Part } from '../screen/failed-part.tsx';
import { Screen } from '../screen/screen.tsx';
import { TablePages } from '../table/table-pages.tsx';
import { withoutScripts } from './grid-texts.ts';
import { RecordGrid } from './record-grid.tsx';

interface GridScreenProps {
  heading: string;
  grid: CellGrid;
  list: ListPage<GridRow>;
  /** The texts of a new row. */
  blank: string[];
  products: Part<RecordChoices>;
  /** The search and the filters of the list. */
  children: ReactNode;
}

/** The screen on which the records of a list are edited as a grid. */
export function GridScreen({ heading, grid, list, blank, products, children }: GridScreenProps) {
  const { search } = useLocation();
  const names = products.value?.choices.map(({ label }) => label) ?? [];
  return (
    <Screen heading={heading}>
      <p className="mb-4">
        <Link
          to={`${recordKinds[grid.kind]?.screen}${search}`}
          className={buttonLook('plain', true)}
        >
          {t('Back to the list')}
        </Link>
      </p>
      <noscript>
        <p className="mb-4 border-gold border-l-2 pl-3 text-sm">{t(withoutScripts)}</p>
      </noscript>
      {children}
      <RecordGrid
        key={search}
        grid={grid}
        rows={list.rows}
        blank={blank}
        products={[...new Set(names)]}
      />
      <TablePages list={list} />
      <GridKeys />
    </Screen>
  );
}
