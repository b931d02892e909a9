import { publicPages } from '../addresses/public-pages.ts';

/** The name of a shade: its number and its name. */
export const shadeName = ({ number, name }: { number: string; name: string | null }): string =>
  name?.trim() ? `${number} ${name.trim()}` : number;

/** A shade in addresses: `st-viscose/101`. A slug has no slash, a number may have one. */
export const shadeRef = (slug: string, number: string): string => `${slug}/${number}`;

/** Reads the text of `shadeRef`; undefined if it has no slash. */
export function readShadeRef(text: string): { slug: string; number: string } | undefined {
  const at = text.indexOf('/');
  return at < 1 ? undefined : { slug: text.slice(0, at), number: text.slice(at + 1).trim() };
}

/** The path of a product's page with one of its shades in view. */
export const shadePath = (slug: string, number: string): string =>
  `${publicPages.products.path}/${encodeURIComponent(slug)}#${encodeURIComponent(shadeAnchor(number))}`;

/** The id of a shade on the page of its product. */
export const shadeAnchor = (number: string): string => `shade-${number.replaceAll(/\s+/g, '-')}`;
