/** What every answer carries, whatever it is; `origin` is the one that it was asked of. */
export function securityHeaders(origin: string): [string, string][] {
  return origin.startsWith('https:') ? overHttps : overHttp;
}

const overHttp: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
];

const overHttps: [string, string][] = [
  ...overHttp,
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
];

/** For answers that are no pages: they load nothing and are framed by nobody. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

// Players and the map are framed only after the visitor asked for them.
const frames = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
];

/**
 * The policy of an HTML page: no inline script but those that were given this nonce while they were
 * rendered, no inline style. Public pages have none. Pictures and videos may come from anywhere, as
 * data from an earlier host holds absolute addresses.
 */
export function pagePolicy(scriptNonce: string | undefined): string {
  return [
    "default-src 'self'",
    // What is fetched ahead of a click is data; Chrome has a word of its own for it.
    `script-src 'self' ${scriptNonce ? `'nonce-${scriptNonce}'` : "'inline-speculation-rules'"}`,
    "style-src 'self'",
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob: https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
