import { contentTypeOf } from '#domain/files/content-types.ts';
import { fileCacheControl } from '../storage/cache-lifetime.ts';

const basePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * The CSP of a stored file, which blocks its scripts. Chrome plays a video on its own page only with allow-same-origin,
 * and Safari shows a PDF only with allow-same-origin and allow-scripts; scripts stay blocked, because the policy allows
 * no script source.
 */
function policyFor(contentType: string): string {
  if (contentType.startsWith('video/')) {
    return `${basePolicy}; media-src 'self'; sandbox allow-same-origin`;
  }
  if (contentType === 'application/pdf') {
    return `${basePolicy}; object-src 'self'; sandbox allow-same-origin allow-scripts allow-downloads allow-popups`;
  }
  return `${basePolicy}; img-src 'self'; sandbox`;
}

/** The file name parameters of RFC 6266: in ASCII, and in UTF-8 if ASCII does not suffice. */
function fileName(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  );
  return plain === name ? `filename="${name}"` : `filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The headers of every response for a stored file, also of a 304. */
export function mediaHeaders(file: {
  /** The name for saving the file. Its extension determines the content type. */
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
    // Feed readers and mail programs also show the pictures.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': fileCacheControl(file.size),
    ETag: file.etag,
    'Last-Modified': file.modified.toUTCString(),
    'Accept-Ranges': 'bytes',
  });
}
