import { withoutNul } from './form-values.ts';

/** The whole form is refused, because it is malformed (400) or too large (413). */
export class FormRefusal extends Error {
  readonly status: 400 | 413;
  constructor(status: 400 | 413) {
    super();
    this.status = status;
  }
}

/**
 * Passes every chunk to `take` until `take` fails, then reads the rest and throws the failure: a client whose
 * upload is cut off sees a connection error instead of the answer. Throws FormRefusal 413 past `limit` bytes.
 */
export async function readAll(
  body: ReadableStream<Uint8Array>,
  limit: number,
  take: (chunk: Uint8Array) => Promise<void> | void,
): Promise<void> {
  let received = 0;
  let failure: unknown;
  for await (const chunk of body) {
    received += chunk.length;
    if (received > limit) throw new FormRefusal(413);
    if (failure) continue;
    try {
      await take(chunk);
    } catch (error) {
      failure = error;
    }
  }
  if (failure) throw failure;
}

export interface UrlEncodedLimits {
  maxBytes: number;
  maxFields: number;
  /** The limit of the whole request, including discarded data. */
  maxRequestBytes: number;
}

const ampersand = '&'.charCodeAt(0);

/** Reads a urlencoded form. Throws FormRefusal 413 if it has too many bytes or fields. */
export async function readUrlEncoded(
  body: ReadableStream<Uint8Array>,
  { maxBytes, maxFields, maxRequestBytes }: UrlEncodedLimits,
): Promise<FormData> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let fields = 1;
  await readAll(body, maxRequestBytes, (chunk) => {
    bytes += chunk.length;
    // Count fields before parsing, because URLSearchParams takes quadratic time in the number of fields.
    for (const byte of chunk) if (byte === ampersand) fields++;
    if (bytes > maxBytes || fields > maxFields) throw new FormRefusal(413);
    chunks.push(chunk);
  });
  const form = new FormData();
  // URLSearchParams also takes quadratic time for plus signs, but not for blanks.
  const text = Buffer.concat(chunks).toString().replaceAll('+', ' ');
  for (const [name, value] of new URLSearchParams(text)) form.append(name, withoutNul(value));
  return form;
}

/** Whether a Content-Type header is that of a urlencoded form. */
export const isUrlEncoded = (contentType: string): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(contentType);
