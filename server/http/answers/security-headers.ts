/** The security headers of every response; `origin` is the requested origin. */
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

/** The CSP of responses that are not pages: they load nothing and cannot be framed. */
export const nonPagePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

// Players and the map are loaded only after the visitor clicks.
const frames = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
];

/**
 * The CSP of an HTML page: inline scripts only with this nonce, no inline styles. Pictures and videos may come from any
 * host, because older data contains absolute addresses.
 */
export function pagePolicy(scriptNonce: string | undefined): string {
  return policy({ scriptNonce, connect: "'self'", forms: "'self'" });
}

/**
 * The CSP of a preview. Its record may not be saved yet, so forms are blocked, and only counts of likes may be
 * requested. With `framed`, the back-office may show the preview in a frame, which no other response allows.
 */
export function previewPolicy(origin: string, framed: boolean): string {
  return policy({ connect: `${origin}/likes`, forms: "'none'", framed });
}

interface PolicyParts {
  /** Set for pages of the back-office, which may show framed previews. */
  scriptNonce?: string | undefined;
  connect: string;
  forms: string;
  framed?: boolean;
}

function policy({ scriptNonce, connect, forms, framed = false }: PolicyParts): string {
  return [
    "default-src 'self'",
    // Speculation rules are inline data, for which Chrome has a separate keyword.
    framed
      ? "script-src 'none'"
      : `script-src 'self' ${scriptNonce ? `'nonce-${scriptNonce}'` : "'inline-speculation-rules'"}`,
    "style-src 'self'",
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob: https: http:",
    "font-src 'self'",
    `connect-src ${connect}`,
    `frame-src ${[...(scriptNonce ? ["'self'"] : []), ...frames].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${forms}`,
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ');
}
