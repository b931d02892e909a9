import { FormRefusal, isUrlEncoded, readUrlEncoded } from './form-body.server.ts';

/** The limits are above what any public form needs. */
const limits = { maxBytes: 128 * 1024, maxFields: 50, maxRequestBytes: 1024 * 1024 };

const texts = { 400: 'The request must contain a form.', 413: 'The form is too long.' };

/** Reads a small urlencoded form; `maxFields` allows more fields than most have. Throws a Response (400 or 413) for anything else, which no page sends. */
export async function sentForm(request: Request, maxFields = limits.maxFields): Promise<FormData> {
  try {
    if (!request.body || !isUrlEncoded(request.headers.get('content-type') ?? ''))
      throw new FormRefusal(400);
    return await readUrlEncoded(request.body, { ...limits, maxFields });
  } catch (error) {
    const status = error instanceof FormRefusal ? error.status : 400;
    throw new Response(texts[status], { status });
  }
}
