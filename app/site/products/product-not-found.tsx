import { useMessages } from '#app/i18n/locale.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { PageHeader } from '../page/page-header.tsx';

/** Shown for a product that is not there, and for one that could not be loaded, which says so. */
export function ProductNotFound({ failure }: { failure?: string | undefined }) {
  const messages = useMessages().products;
  return (
    <PageHeader title={messages.notFound} lead={messages.notFoundText}>
      {failure && <p role="alert">{failure}</p>}
      <p>
        <a href={publicPages.products.path} className="button">
          {messages.backToProducts}
        </a>
      </p>
    </PageHeader>
  );
}
