import { Link, useLocation } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { listed } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';
import { editAddress } from '#domain/kinds/kinds.ts';
import type { CodeOfProduct } from '#domain/products/item-codes/item-code-list.server.ts';
import { FailedPart, type Part } from '../screen/failed-part.tsx';

interface ProductItemCodesProps {
  productId: number;
  codes: Part<CodeOfProduct[] | undefined>;
}

/** The item codes of the edited product, with links to their forms, which lead back here. */
export function ProductItemCodes({ productId, codes }: ProductItemCodesProps) {
  const { pathname, search } = useLocation();
  const back = `back=${encodeURIComponent(pathname + search)}`;
  if (codes.failed) return <FailedPart part={codes} />;
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      {!codes.value?.length && (
        <p className="text-muted">{t('This product has no item codes yet.')}</p>
      )}
      <ul className="max-h-80 w-full divide-y divide-line overflow-y-auto border border-line bg-white empty:hidden">
        {codes.value?.map(({ id, item_code, type, composition }) => (
          <li key={id} className="flex items-baseline gap-3 px-3">
            <Link
              to={`${editAddress('item_codes', id)}&${back}`}
              className="inline-flex min-h-9 shrink-0 items-center font-medium underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {item_code}
            </Link>
            <span className="truncate text-muted">
              {listed([type, composition].flatMap((text) => text || []))}
            </span>
          </li>
        ))}
      </ul>
      <Link
        to={`/admin/item-codes?new=yes&product=${productId}&${back}`}
        className={buttonLook('plain', true)}
      >
        {t('Add Item Code')}
      </Link>
    </div>
  );
}
