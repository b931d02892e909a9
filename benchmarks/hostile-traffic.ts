/** Hostile and random requests from a seeded generator, so that every run sends the same. */

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A seeded random number generator (xorshift); it returns an integer from 0 to below - 1. */
function randomGenerator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const pages = ['/', '/about', '/products', '/resources', '/news', '/contact', '/sitemap.xml'];
const slugs = ['st-viscose', 'mh-viscose', 'forty-years-1985-2025', 'pitti-filati-2026'];
const bits = ["'", '"', '<script>', '%00', '../', '%2e%2e/', '${', '\\', '金線', '%zz', '😀', '?'];
const forms = [
  '/contact',
  '/newsletter',
  '/admin/login',
  '/admin/invitation?key=x',
  '/admin/logout',
];
const agents = ['br', 'gzip', 'br;q=0.1, gzip', '*', 'identity;q=0', 'x'.repeat(200)];

const adminPaths = [
  ...['', '/products', '/categories', '/item-codes', '/gallery-categories', '/gallery-items'],
  ...['/news-items', '/news-items/article-preview', '/translations', '/activity', '/bin'],
  ...['/history/products/1', '/preview-links/products/1', '/plans/products/1', '/bulk/products'],
  ...['/jump', '/product-choices', '/messages', '/security', '/general-settings', '/nowhere'],
  ...['/general-settings/contact', '/general-settings/stale-files'],
].map((path) => `/admin${path}`);
const intents = ['save', 'status', 'reorder', 'pin', 'plan', 'preview', 'activate', 'nothing'];

/** Requests of a signed-in account: pages, forms that no screen sends, bodies made to stop the site. */
export function adminTraffic(cookie: string, seed = 12): (at: number) => HostileRequest {
  const below = randomGenerator(seed);
  const one = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
  const word = () => below(2 ** 31).toString(36);
  const noise = () => Array.from({ length: 1 + below(6) }, () => one([...bits, word()])).join('');
  const urlEncoded = 'application/x-www-form-urlencoded';
  const multipart = 'multipart/form-data; boundary=x';
  const bodies: (() => [type: string, body: string])[] = [
    () => [
      urlEncoded,
      `intent=${one(intents)}&id=${below(20)}&${word()}=${encodeURIComponent(noise())}`,
    ],
    () => [urlEncoded, `intent=${one(intents)}&name=${word()}&slug=${word()}&status=${noise()}`],
    () => [urlEncoded, `i=x${'&a'.repeat(below(40_000))}`],
    () => [
      multipart,
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(below(2000)),
    ],
    () => [
      multipart,
      `--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n${noise().repeat(below(9000))}\r\n--x--`,
    ],
    () => ['application/json', JSON.stringify({ filePaths: [noise()] })],
  ];
  return (at) => {
    const headers: Record<string, string> = { cookie, 'accept-encoding': one(agents) };
    headers['x-forwarded-for'] = `10.0.${below(256)}.${below(256)}`;
    const path = one(adminPaths);
    const data = path === '/admin' ? path : one([path, `${path}.data`]);
    if (below(2))
      return { method: 'GET', path: `${data}?q=${at}${encodeURIComponent(word())}`, headers };
    // One of a thousand bodies has 3 MB.
    const [type, body] = below(1000) === 0 ? [urlEncoded, '&a'.repeat(1_500_000)] : one(bodies)();
    headers['content-type'] = type;
    return { method: 'POST', path: data, headers, body };
  };
}

/** Requests of visitors who are not signed in; the function returns the request with a number. */
export function hostileTraffic(seed = 11): (at: number) => HostileRequest {
  const below = randomGenerator(seed);
  const one = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
  const word = () => below(2 ** 31).toString(36);
  const noise = () => Array.from({ length: 1 + below(6) }, () => one([...bits, word()])).join('');
  const inAddress = () => encodeURI(noise()).replaceAll('#', '%23');
  const paths: ((at: number) => string)[] = [
    () => one(pages),
    (at) => `/products?q=${at.toString(36)}${inAddress()}`,
    (at) => `/products/${one(slugs)}?code=${at}`,
    (at) => `/products?page=${at}&size=${below(500)}&category=${word()}`,
    (at) => `/about.data?_routes=x${at}`,
    (at) => `/news?q=${at}&size=${word()}`,
    () => `/${inAddress()}/${inAddress()}`,
    () => `/products/${inAddress()}`,
    (at) => `/products/%${(0x61 + (at % 26)).toString(16)}${word()}`,
    () => `/media/products/${word()}.jpg?w=${one([160, 320, 660, 7])}&f=webp`,
    () => `/media/${inAddress()}`,
    () => `/cards/products/${one([...slugs, word()])}`,
    () => `/likes?ids=${Array.from({ length: 60 }, () => below(99)).join(',')}`,
    () => `/admin/${inAddress()}`,
    () => `/admin?signed-in=${inAddress()}`,
    () => `/functions/v1/get-stale-files?${word()}`,
    () => `/?${'a='.repeat(below(3000))}`,
    () => '/readyz',
  ];
  const body = () => {
    const fields = ['name', 'email', 'subject', 'message', 'password', 'website', word()];
    const values = fields.map((field) => [field, noise().repeat(1 + below(20))]);
    return one([
      () => new URLSearchParams(values.filter(() => below(3) > 0)).toString(),
      () => JSON.stringify(Object.fromEntries(values)),
      () => `--x\r\nContent-Disposition: form-data; name="${word()}"\r\n\r\n${noise()}\r\n--x`,
      () => noise().repeat(below(4000)),
    ])();
  };
  return (at) => {
    const headers: Record<string, string> = {
      'x-forwarded-for': `${below(2) ? '10.0' : '172.16'}.${below(256)}.${below(256)}`,
      'accept-encoding': one(agents),
    };
    if (below(10) === 0) headers.cookie = `kamsin.session_token=${word()}.${word()}; a=${word()}`;
    if (below(20) === 0) headers.range = `bytes=${below(99)}-${below(99)}`;
    if (below(20) === 0) headers['if-none-match'] = `"${word()}"`;
    if (below(30) === 0) headers[`x-${word()}`] = word().repeat(below(500));
    const kind = below(20);
    if (kind < 16) return { method: 'GET', path: one(paths)(at), headers };
    if (kind === 16)
      return { method: one(['PUT', 'DELETE', 'POST']), path: `/news/${below(20)}/like`, headers };
    const method = kind === 17 ? one(['PATCH', 'PUT', 'TRACE', 'OPTIONS', 'PROPFIND']) : 'POST';
    headers['content-type'] = one([
      'application/x-www-form-urlencoded',
      'application/json',
      'multipart/form-data; boundary=x',
      word(),
    ]);
    const path = below(4) === 0 ? '/functions/v1/send-contact-email' : one(forms);
    return { method, path, headers, body: body() };
  };
}
