import { useMessages } from '#app/i18n/locale.ts';
import { fill, plain } from '#app/i18n/message.tsx';
import { codePath } from '#domain/addresses/public-pages.ts';
import { type Column, columns } from '#domain/finder/code-list.ts';
import type { FinderPage, ShownCode } from '#domain/finder/finder.server.ts';
import { type FinderRequest, finderQuery } from '#domain/finder/finder-request.ts';
import { toolPages } from '#domain/finder/tool-pages.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { AddToSamples } from '../samples/add-to-samples.tsx';
import { CodeValue } from './code-cell.tsx';
import { columnName } from './finder-names.ts';

interface FinderTableProps {
  request: FinderRequest;
  page: Pick<FinderPage, 'found' | 'unread'>;
}

/** The codes as a table in a form that compares the selected ones. On small screens the rows are cards. */
export function FinderTable({ request, page: { found, unread } }: FinderTableProps) {
  const messages = useMessages();
  const { finder } = messages;
  return (
    <form method="get" action={toolPages.compare.path}>
      <section
        className="finder-codes"
        aria-label={plain(finder.results)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys
        tabIndex={0}
      >
        <table className="figures">
          <thead>
            <tr>
              {columns.map((column) => (
                <SortHeading key={column} column={column} request={request} />
              ))}
            </tr>
          </thead>
          {found.length > 0 && <Rows codes={found} request={request} />}
          {unread.length > 0 && (
            <>
              <tbody>
                <tr className="finder-note">
                  <td colSpan={columns.length}>{finder.unread}</td>
                </tr>
              </tbody>
              <Rows codes={unread} request={request} />
            </>
          )}
        </table>
      </section>
      <p className="finder-compare no-print">
        <button type="submit" className="button button-quiet">
          {finder.comparison}
        </button>
        <span className="caption">{finder.compareHint}</span>
      </p>
    </form>
  );
}

/** The heading of a column. Its link sorts by the column; a second press reverses the order. */
function SortHeading({ column, request }: { column: Column; request: FinderRequest }) {
  const messages = useMessages();
  const isSorted = request.sort === column;
  const isDescending = isSorted && !request.isDescending;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (request.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <a href={toolPages.finder.path + finderQuery(request, { sort: column, isDescending })}>
        {columnName(messages, column)}
      </a>
    </th>
  );
}

function Rows({ codes, request }: { codes: ShownCode[]; request: FinderRequest }) {
  const messages = useMessages();
  return (
    <tbody>
      {codes.map((code) => (
        <tr key={code.id}>
          <th scope="row">
            <span className="finder-code">
              <label className="finder-check no-print">
                <input
                  type="checkbox"
                  name="codes"
                  value={code.item_code}
                  aria-label={plain(fill(messages.finder.compareCode, { code: code.item_code }))}
                />
                <span aria-hidden="true">{messages.finder.compare}</span>
              </label>
              <a className="link" href={codePath(code.product.slug, code.item_code)}>
                {code.item_code}
              </a>
              <AddToSamples
                sample={{ kind: 'code', asked: code.item_code }}
                what={code.item_code}
                className="link no-print"
              />
            </span>
          </th>
          {columns.slice(1).map((column) => (
            <td key={column} data-label={plain(columnName(messages, column))}>
              {column === 'product' ? (
                <a
                  href={recordPath('products', code.product.slug)}
                  lang={langOf(code.product, 'name')}
                >
                  {code.product.name}
                </a>
              ) : (
                column !== 'item_code' && (
                  <CodeValue code={code} column={column} units={request.units} />
                )
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
