import { Agent, request } from 'node:http';

export interface Answer {
  /** The status, or the code of the connection's error. */
  outcome: string;
  text: string;
  cookies: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let visitors = 0;

/** The header of a new address, so that limits for one visitor do not count. */
const newVisitor = () => {
  visitors++;
  return `10.${(visitors >> 16) % 256}.${(visitors >> 8) % 256}.${visitors % 256}`;
};

/** Sends a request, a POST if it has a body, and never rejects. Without an answer in 30 seconds the outcome is TIMEOUT. */
export function ask(
  url: string,
  options: {
    method?: string;
    body?: FormData | string | undefined;
    type?: string;
    cookie?: string;
  } = {},
): Promise<Answer> {
  const { body, cookie } = options;
  const encoded = new Response(body ?? null);
  const type = options.type ?? encoded.headers.get('content-type');
  const headers: Record<string, string> = {
    'x-forwarded-for': newVisitor(),
    ...(cookie && { cookie }),
    ...(body !== undefined && type && { 'content-type': type }),
  };
  const method = options.method ?? (body === undefined ? 'GET' : 'POST');
  return new Promise((resolve) => {
    const fail = ({ code }: NodeJS.ErrnoException) =>
      resolve({ outcome: code ?? 'error', text: '', cookies: '' });
    void encoded.arrayBuffer().then((bytes) => {
      const sent = request(url, { method, headers, agent }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', fail);
        answer.once('end', () =>
          resolve({
            outcome: String(answer.statusCode),
            text: Buffer.concat(chunks).toString(),
            cookies: (answer.headers['set-cookie'] ?? [])
              .map((one) => one.split(';', 1)[0])
              .join('; '),
          }),
        );
      });
      sent.setTimeout(30_000, () => sent.destroy(Object.assign(new Error(), { code: 'TIMEOUT' })));
      sent.once('error', fail).end(Buffer.from(bytes));
    });
  });
}
