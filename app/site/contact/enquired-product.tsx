import { useMessages } from '#app/i18n/locale.ts';
import { Picture } from '#app/ui/picture.tsx';
import { codePath } from '#domain/addresses/public-pages.ts';
import { recordPath } from '#domain/kinds/kinds.ts';
import type { EnquiredProduct as Enquired } from '#domain/products/product.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';

/** The product that the enquiry is about, as a link to its page. */
export function EnquiredProduct({ product }: { product: Enquired }) {
  const messages = useMessages().products;
  const { name, slug, code, image_url } = product;
  const page = code ? codePath(slug, code) : recordPath('products', slug);
  const lang = langOf(product, 'name');
  return (
    <p className="enquired">
      <span className="frame">
        <Picture src={image_url} alt="" sizes="4.5rem" shape="1x1" />
      </span>
      <span className="min-w-0">
        <a className="link" href={page} lang={lang}>
          {name}
        </a>
        {code && (
          <span className="caption figures block">
            {messages.fields.item_code} {code}
          </span>
        )}
      </span>
    </p>
  );
}
