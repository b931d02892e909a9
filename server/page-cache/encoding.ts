export type Encoding = 'br' | 'gzip' | 'identity';

const remembered = new Map<string, Encoding>();
const mostRemembered = 200;

/** The best encoding that an Accept-Encoding header allows, by its q-values (RFC 9110, 12.5.3). */
export function bestEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const br = weightOf('br');
  const gzip = Math.max(weightOf('gzip'), weights.get('x-gzip') ?? 0);
  const identity = weights.get('identity') ?? 0;
  const best: Encoding =
    br > 0 && br >= gzip && br >= identity
      ? 'br'
      : gzip > 0 && gzip >= identity
        ? 'gzip'
        : 'identity';
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(header, best);
  return best;
}

/** Whether an If-None-Match header names this entity tag, compared weakly (RFC 9110, 13.1.2). */
export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = (text: string) => text.replace(/^W\//, '');
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((one) => opaque(one) === opaque(tag));
}
