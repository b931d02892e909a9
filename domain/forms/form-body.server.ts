import { withoutNul } from './form-values.ts';

/** A form refused as a whole, because it is broken (400) or too large (413). */
export class FormRefusal extends Error {
  readonly status: 400 | 413;
  constructor(status: 400 | 413) {
    super();
    this.status = status;
  }
}

/**
 * Hands every chunk to `take` until that fails, then reads on without it: a client that is cut off
 * while it sends sees a broken connection instead of the answer. Past `limit` bytes it is cut off.
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
  /** Everything that is read, also what is thrown away. */
  maxRequestBytes: number;
}

const ampersand = '&'.charCodeAt(0);

/** Reads a urlencoded form. Throws a FormRefusal when it has too many bytes or fields. */
export async function readUrlEncoded(
  body: ReadableStream<Uint8Array>,
  { maxBytes, maxFields, maxRequestBytes }: UrlEncodedLimits,
): Promise<FormData> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let fields = 1;
  await readAll(body, maxRequestBytes, (chunk) => {
    bytes += chunk.length;
    // Counted before it is parsed: the time of URLSearchParams grows with the square of the fields.
    for (const byte of chunk) if (byte === ampersand) fields++;
    if (bytes > maxBytes || fields > maxFields) throw new FormRefusal(413);
    chunks.push(chunk);
  });
  const form = new FormData();
  // URLSearchParams takes quadratic time for plus signs, too, and leaves blanks as they are.
  const text = Buffer.concat(chunks).toString().replaceAll('+', ' ');
  for (const [name, value] of new URLSearchParams(text)) form.append(name, withoutNul(value));
  return form;
}

export const isUrlEncoded = (contentType: string): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(contentType);
