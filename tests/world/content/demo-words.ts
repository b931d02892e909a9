import { company } from '#demo/content/company.ts';
import { products } from '#demo/content/products.ts';

/** Finds words of the demo company in the public answers of another maker's site. */

/** All texts inside a value of the demo content. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const { legalName, tagline, blurb, address, factory, postalAddress, phone, email } = company;
// Without the Chinese name alone: it also means gold thread, and describes the picture of an empty carousel.
const demoWords = [
  ...textsIn([legalName, tagline, blurb, address, factory, phone, email.domain]),
  postalAddress.streetAddress,
  ...products.flatMap((product) => textsIn(product.name)),
  ...['Kamsin', 'San Po Kong', 'Kowloon', 'Ng Fong', '新蒲崗', '新蒲岗', 'Joyo', '1985', 'Kwong'],
];

/** The words of the demo company in a text. */
export const demoWordsIn = (text: string): string[] =>
  demoWords.filter((word) => text.includes(word));

/** Addresses of every public site, besides those of its records. */
const addresses = [
  ...['/', '/about', '/products', '/resources', '/news', '/contact', '/delivery', '/privacy'],
  ...['/terms', '/privacy-policy', '/terms-of-service', '/nowhere', '/offline'],
  ...['/sitemap.xml', '/robots.txt', '/news/feed.xml', '/.well-known/security.txt'],
  ...['/manifest.webmanifest', '/site.webmanifest'],
];

/** Addresses on the same host that a text names: links, pictures, scripts, cards. */
function namedIn(text: string, origin: string): string[] {
  const quoted = [...text.matchAll(/(?:href|src|content|action)="([^"]+)"|<loc>([^<]+)</g)];
  return quoted
    .map(([, attribute, location]) => (attribute ?? location ?? '').replaceAll('&amp;', '&'))
    .filter((address) => /^(\/(?!\/)|https?:)/.test(address) && URL.canParse(address, origin))
    .map((address) => new URL(address, origin))
    .filter((address) => address.origin === origin && !address.pathname.startsWith('/admin'))
    .map(({ pathname, search }) => pathname + search);
}

/**
 * Reads every public answer of a host, with every address that one of them names, and answers the words of the
 * demo company that it finds. Also answers the addresses that it has read.
 */
export async function readAnswers(
  origin: string,
  read: (path: string) => Promise<{ status: number; text: string }>,
): Promise<{ found: string[]; addresses: string[] }> {
  const seen = new Set(addresses);
  const found: string[] = [];
  // A set also visits what is added during the loop.
  for (const path of seen) {
    const { status, text } = await read(path);
    if (status >= 500) found.push(`${path}: status ${status}`);
    for (const word of demoWordsIn(text)) found.push(`${path}: ${word}`);
    for (const named of namedIn(text, origin)) seen.add(named);
  }
  return { found, addresses: [...seen] };
}
