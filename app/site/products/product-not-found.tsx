import { useWords } from '#app/i18n/locale.ts';
import { PageHeader } from '../parts/page-header.tsx';

/** Shown for a product that is not there, and for one that could not be loaded, which says so. */
export function ProductNotFound({ failure }: { failure?: string | undefined }) {
  const words = useWords().products;
  return (
    <PageHeader title={words.notFound} lead={words.notFoundText}>
      {failure && <p role="alert">{failure}</p>}
      <p>
        <a href="/products" className="button">
          {words.backToProducts}
        </a>
      </p>
    </PageHeader>
  );
}
