import { useMessages } from '#app/i18n/locale.ts';
import type { Message } from '#app/i18n/message.tsx';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { PageHeader } from '../sections/page-header.tsx';

/** The screen for a product that is missing or could not be loaded. `error` says which of both. */
export function ProductNotFound({ error }: { error: Message }) {
  const messages = useMessages().products;
  return (
    <PageHeader title={messages.notFound} lead={messages.notFoundText}>
      <p role="alert">{error}</p>
      <p>
        <a href={publicPages.products.path} className="button">
          {messages.backToProducts}
        </a>
      </p>
    </PageHeader>
  );
}
