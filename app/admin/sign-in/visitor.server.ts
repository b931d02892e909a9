import type { RouterContextProvider } from 'react-router';
import { deviceDays } from '#database/retention/periods.ts';
import type { RequestSource } from '#domain/administrators/security-log/security-log.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { readCookie, setCookie } from './cookie/own-cookie.server.ts';

/** A visitor of the sign-in: address, browser, and the secret of a device that has signed in before. */
export interface Visitor extends RequestSource {
  device: string | undefined;
}

type Context = Readonly<RouterContextProvider>;

/** Reads the visitor of a request: address, browser and the cookie of a known device. */
export function visitorOf(request: Request, context: Context): Visitor {
  const { site } = context.get(servicesContext);
  const device = readCookie(request.headers, 'device', site.canonical);
  return {
    address: context.get(visitContext).clientAddress,
    userAgent: request.headers.get('User-Agent'),
    device: /^[\w-]{32}$/.test(device ?? '') ? device : undefined,
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

/** The Set-Cookie header that marks a device. */
export function deviceCookie(secret: string, context: Context): string {
  const { canonical } = context.get(servicesContext).site;
  return setCookie('device', canonical, secret, deviceDays * 24 * 60 * 60);
}
