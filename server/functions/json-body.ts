export type JsonBody =
  | { ok: true; value: unknown }
  | { ok: false; status: 400 | 413 | 415; error: string };

/** Reads a JSON body of up to `most` bytes; returns a refusal for any other body. */
export async function readJson(request: Request, most: number): Promise<JsonBody> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    return { ok: false, status: 415, error: 'The request body must be application/json.' };
  }
  const chunks: Uint8Array[] = [];
  let received = 0;
  // The excess is read and discarded, because a client whose connection is cut sees no answer.
  for await (const chunk of request.body ?? []) {
    received += chunk.length;
    if (received <= most) chunks.push(chunk);
    else if (received > 100 * most) break;
  }
  if (received > most) return { ok: false, status: 413, error: 'The request body is too large.' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, status: 400, error: 'The request body is not valid JSON.' };
  }
}
