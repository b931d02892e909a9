import { Link, useLocation, useNavigate } from 'react-router';
import { isFieldChanged, useEarlyInput } from '#app/ui/fields/early-input.ts';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { langOfContent } from '#domain/admin-words/reader-format.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { catalogueKindNames, catalogueKinds } from '#domain/kinds/kinds.ts';
import type { Language } from '#domain/languages/language.ts';
import type { ListPage, ListQuery } from '#domain/lists/list-page.ts';
import { AdminTable, type Column } from '../table/admin-table.tsx';
import { FilterFromLink, TableTools, useFollowingSelect } from '../table/table-tools.tsx';
import { type Place, placeSearch } from './translation-address.ts';

interface Row {
  id: number;
  name: string;
}

interface RecordColumnProps {
  place: Place;
  list: ListPage<Row>;
  query: ListQuery;
  /** If set, the list shows only records that lack translations into this language. */
  lacking: Language | undefined;
}

/** The left column: the choice of the kind, and the records of that kind. */
export function RecordColumn({ place, list, query, lacking }: RecordColumnProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const label = translate(catalogueKinds[place.entity].several);
  const select = useFollowingSelect(place.entity);
  const { lacks } = query.filters;
  const show = (entity: string) =>
    navigate(`${pathname}?${new URLSearchParams({ type: entity, ...(lacks && { lacks }) })}`);
  useEarlyInput(() => {
    if (select.current && isFieldChanged(select.current)) show(select.current.value);
  });
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: 'Name',
      sortable: true,
      card: 'title',
      cell: ({ id, name }) => (
        <Link
          to={placeSearch(search, { entity: place.entity, id, field: undefined })}
          preventScrollReset
          lang={langOfContent()}
          aria-current={id === place.id ? 'true' : undefined}
          className="flex min-h-8 items-center wrap-anywhere underline-offset-4 outline-offset-0 hover:underline aria-current:font-semibold aria-current:text-gold-deep pointer-coarse:min-h-11"
        >
          {name}
        </Link>
      ),
    },
  ];
  return (
    <section aria-label={t('Records')} className="min-w-0">
      <label className="mb-3 flex flex-col gap-1 font-medium text-sm">
        {t('Entity type')}
        <select
          ref={select}
          defaultValue={place.entity}
          onChange={(event) => show(event.currentTarget.value)}
          className={`${inputLook} font-normal`}
        >
          {catalogueKindNames.map((entity) => (
            <option key={entity} value={entity}>
              {translate(catalogueKinds[entity].several)}
            </option>
          ))}
        </select>
      </label>
      <TableTools query={query} search={t('Search {kinds}...', { kinds: label.toLowerCase() })}>
        <input type="hidden" name="type" value={place.entity} />
        <FilterFromLink
          query={query}
          text={lacking && t('Missing in {language}', { language: lacking.name })}
        />
      </TableTools>
      <div className="max-lg:max-h-80 max-lg:overflow-y-auto">
        <AdminTable label={label} list={list} query={query} columns={columns} />
      </div>
    </section>
  );
}
