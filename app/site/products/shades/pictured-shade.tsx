import { useMessages } from '#app/i18n/locale.ts';
import { fill, listed, marked } from '#app/i18n/message.tsx';
import type { ProductDetails } from '#domain/products/product.ts';
import { shadeName } from '#domain/shades/shade-ref.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';

/** Says in which shade the item codes are pictured, if that is known. */
export function PicturedShade({ product }: { product: ProductDetails }) {
  const { products: messages } = useMessages();
  const pictured = product.item_codes.filter(({ image_url }) => image_url);
  const shades = product.shades.filter(({ is_pictured }) => is_pictured);
  if (pictured.length === 0) return null;
  if (shades.length > 0)
    return fill(messages.picturedIn, {
      shade: listed(shades.map((one) => marked(shadeName(one), langOf(one, 'name')))),
    });
  return pictured.length > 1 ? messages.shadeNote : null;
}
