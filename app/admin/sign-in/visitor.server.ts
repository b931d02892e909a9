import type { RouterContextProvider } from 'react-router';
import type { RequestSource } from '#domain/administrators/security-log.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';

/** A visitor of the sign-in: the whereabouts, and the secret of a device that has signed in before. */
export interface Visitor extends RequestSource {
  device: string | undefined;
}

type Context = Readonly<RouterContextProvider>;

const days = 24 * 60 * 60;

/** With the __Host- prefix, neither a subdomain nor plain http can set this cookie. */
const nameFor = (origin: string) =>
  origin.startsWith('https:') ? '__Host-kamsin.device' : 'kamsin.device';

/** Reads the visitor of a request: address, browser and the cookie of a known device. */
export function visitorOf(request: Request, context: Context): Visitor {
  const { site } = context.get(servicesContext);
  const cookies = request.headers.get('Cookie') ?? '';
  return {
    address: context.get(visitContext).clientAddress,
    userAgent: request.headers.get('User-Agent'),
    device: cookies
      .split(/;\s*/)
      .map((cookie) => cookie.split('='))
      .find(
        ([name, value = '']) => name === nameFor(site.canonical) && /^[\w-]{32}$/.test(value),
      )?.[1],
  };
}

/** An account, and whether this device or address has signed in to it before. */
export interface KnownVisitor {
  id: string;
  isKnownDevice: boolean;
  isKnownAddress: boolean;
}

/** The rate-limit key of a visitor whose device or address the account knows; undefined for others. */
export function knownKey(
  found: KnownVisitor | undefined,
  { device, address }: Pick<Visitor, 'device' | 'address'>,
): string | undefined {
  const knownBy = found?.isKnownDevice ? device : found?.isKnownAddress ? address : undefined;
  return found && knownBy !== undefined ? `${found.id} ${knownBy}` : undefined;
}

/** The Set-Cookie header that marks a device, for 400 days: the longest that browsers keep a cookie. */
export function deviceCookie(secret: string, context: Context): string {
  const { canonical } = context.get(servicesContext).site;
  const secure = canonical.startsWith('https:') ? '; Secure' : '';
  return `${nameFor(canonical)}=${secret}; Max-Age=${400 * days}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
