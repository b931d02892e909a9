import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Database } from '#database/connect.ts';
import { unusedSessionDays } from '#database/retention/periods.ts';
import {
  administrator_accounts,
  administrator_second_factors,
  administrator_sessions,
  administrator_verifications,
  administrators,
} from '#database/schema/administrators.ts';
import { roles } from '#database/schema/role.ts';
import { shortestPassword } from '#domain/administrators/administrator-form.ts';
import type { PasswordHashing } from './password-hash.ts';
import { recoveryCodeStore } from './recovery-codes.ts';

const hours = 60 * 60;

const addressHeader = 'x-visitor-address';

/** Copies headers with the visitor's address for better-auth; a value from the client is removed. */
export function withAddress(headers: Headers, address: string | undefined): Headers {
  const trusted = new Headers(headers);
  trusted.delete(addressHeader);
  // better-auth expects an address, so an IPv6 block becomes its first address.
  if (address) trusted.set(addressHeader, address.replace(/\/\d+$/, ''));
  return trusted;
}

/** The body of a successful answer of better-auth; undefined for a refusal. Throws for a server error. */
export async function accepted<Body extends object>(answer: Response): Promise<Body | undefined> {
  if (answer.ok) return (await answer.json()) as Body;
  if (answer.status >= 500) throw new Error(`better-auth failed with status ${answer.status}`);
  return undefined;
}

export type Auth = ReturnType<typeof createAuth>;

/** Configures better-auth. Its rate limit also counts successes, so it is off; see app/admin/sign-in. */
export function createAuth(options: {
  db: Database;
  siteUrl: string;
  secret: string;
  passwords: PasswordHashing;
}) {
  const isHttps = options.siteUrl.startsWith('https:');
  return betterAuth({
    baseURL: options.siteUrl,
    secret: options.secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: drizzleAdapter(options.db, {
      provider: 'pg',
      schema: {
        user: administrators,
        session: administrator_sessions,
        account: administrator_accounts,
        verification: administrator_verifications,
        twoFactor: administrator_second_factors,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      password: options.passwords,
    },
    // A session in use is renewed once a day. The cookie cache would keep revoked sessions valid.
    session: {
      expiresIn: unusedSessionDays * 24 * hours,
      updateAge: 24 * hours,
      cookieCache: { enabled: false },
      additionalFields: { last_used_at: { type: 'date', required: false, input: false } },
    },
    user: {
      additionalFields: {
        deactivatedAt: { type: 'date', required: false, input: false },
        role: { type: [...roles], input: false },
        must_change_password: { type: 'boolean', required: false, input: false },
        edits_formatted: { type: 'boolean', required: false, input: false },
        staff_language: { type: 'string', required: false, input: false },
      },
    },
    // The lockout counts by account, so a stranger with the password could lock the owner out; see login-code.server.ts.
    plugins: [
      twoFactor({
        accountLockout: { enabled: false },
        backupCodeOptions: {
          storeBackupCodes: recoveryCodeStore(options.passwords, options.secret),
        },
      }),
    ],
    advanced: {
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // Browsers accept a __Host- cookie only from this host and over https.
      cookiePrefix: isHttps ? '__Host-kamsin' : 'kamsin',
      // Otherwise better-auth would add its own, weaker prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/', secure: isHttps },
    },
  });
}
