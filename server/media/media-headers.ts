import { contentTypeOf } from '#domain/files/content-types.ts';
import { fileCacheControl } from '../storage/cache-lifetime.ts';

const closed = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * A stored file is shown, never run. Chrome plays a video on its own page only where the page keeps
 * its origin, and Safari shows a PDF only where origin and scripts are allowed in the sandbox; no
 * script can be loaded all the same, as the rest of the policy names no source of any.
 */
function policyFor(contentType: string): string {
  if (contentType.startsWith('video/')) {
    return `${closed}; media-src 'self'; sandbox allow-same-origin`;
  }
  if (contentType === 'application/pdf') {
    return `${closed}; object-src 'self'; sandbox allow-same-origin allow-scripts allow-downloads allow-popups`;
  }
  return `${closed}; img-src 'self'; sandbox`;
}

/** As RFC 6266 has it: in ASCII, and in full where that is not all. */
function fileName(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  );
  return plain === name ? `filename="${name}"` : `filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** What every answer about one stored file carries, also a 304. */
export function mediaHeaders(file: {
  /** Decides the type, and is the name under which a visitor saves the file. */
  name: string;
  size: number;
  modified: Date;
  etag: string;
}): Headers {
  const contentType = contentTypeOf(file.name) ?? 'application/octet-stream';
  return new Headers({
    'Content-Type': contentType,
    'Content-Disposition': `inline; ${fileName(file.name)}`,
    'Content-Security-Policy': policyFor(contentType),
    'X-Content-Type-Options': 'nosniff',
    // Feed readers and mails show the pictures too.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': fileCacheControl(file.size),
    ETag: file.etag,
    'Last-Modified': file.modified.toUTCString(),
    'Accept-Ranges': 'bytes',
  });
}
