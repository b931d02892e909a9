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
 * rendered, no inline style. Pictures and videos may come from anywhere, as data from an earlier host
 * holds absolute addresses.
 */
export function pagePolicy(scriptNonce: string | undefined): string {
  return policy(scriptNonce, "'self'", "'self'");
}

/**
 * The policy of a preview, which is a public page: but what it holds is not there yet, so nothing is sent
 * from it. Counts of likes may be asked for.
 */
export function previewPolicy(origin: string): string {
  return policy(undefined, `${origin}/likes`, "'none'");
}

function policy(scriptNonce: string | undefined, connect: string, forms: string): string {
  return [
    "default-src 'self'",
    // What is fetched ahead of a click is data; Chrome has a word of its own for it.
    `script-src 'self' ${scriptNonce ? `'nonce-${scriptNonce}'` : "'inline-speculation-rules'"}`,
    "style-src 'self'",
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob: https: http:",
    "font-src 'self'",
    `connect-src ${connect}`,
    `frame-src ${frames.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
