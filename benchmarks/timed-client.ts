import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Timed {
  /** Milliseconds from the request to the last byte. */
  ms: number;
  /** The size of the body as transferred, compressed as for a browser. */
  bytes: number;
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** The host of a language. */
export function hostOf(origin: string, language: string): string {
  const { host } = new URL(origin);
  return language === 'en' ? host : `${language}.${host}`;
}

/** One visitor of one site, on one connection, with a session cookie after {@link TimedClient.signIn}. */
export class TimedClient {
  readonly origin: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #cookie = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Requests a path, or sends a form to it. Throws if the status is 400 or higher. */
  async ask(path: string, form?: Record<string, string>, host?: string): Promise<Timed> {
    const body = form && new URLSearchParams(form).toString();
    const headers: Record<string, string> = {
      cookie: this.#cookie,
      'accept-encoding': 'gzip, deflate, br',
    };
    if (host) headers.host = host;
    if (body !== undefined) headers['content-type'] = 'application/x-www-form-urlencoded';
    const begun = performance.now();
    const timed = await new Promise<Timed>((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      request(this.origin + path, { method, headers, agent: this.#agent }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('error', reject);
        incoming.once('end', () => {
          const ms = performance.now() - begun;
          const bytes = Buffer.concat(chunks);
          resolve({
            ms,
            bytes: bytes.length,
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: decoded(bytes, incoming.headers['content-encoding']).toString(),
          });
        });
      })
        .once('error', reject)
        .end(body);
    });
    if (timed.status >= 400) {
      throw new Error(
        `${body === undefined ? 'GET' : 'POST'} ${path}: ${timed.status} ${timed.text.slice(0, 500)}`,
      );
    }
    return timed;
  }

  /** Signs in this client and returns its Cookie header for other clients. */
  async signIn(email: string, password: string): Promise<string> {
    const { headers, status } = await this.ask('/admin/login', { email, password });
    const cookies = [headers['set-cookie'] ?? []].flat();
    if (cookies.length === 0) throw new Error(`signing in answered ${status} and no cookie`);
    this.#cookie = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
    return this.#cookie;
  }

  close(): void {
    this.#agent.destroy();
  }
}
