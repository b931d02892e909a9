import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Database } from '#database/connect.ts';
import {
  administrator_accounts,
  administrator_second_factors,
  administrator_sessions,
  administrator_verifications,
  administrators,
} from '#database/schema/administrators.ts';
import { roles } from '#database/schema/role.ts';
import { shortestPassword } from '#domain/administrators/administrator-form.ts';
import { company } from '#domain/company.ts';
import type { PasswordHashing } from './password-hash.ts';
import { recoveryCodeStore } from './recovery-codes.ts';

const hours = 60 * 60;

const addressHeader = 'x-visitor-address';

/** Headers that give better-auth the visitor's address, whatever a request claims. */
export function withAddress(headers: Headers, address: string | undefined): Headers {
  const trusted = new Headers(headers);
  trusted.delete(addressHeader);
  // Of an IPv6 block its first address.
  if (address) trusted.set(addressHeader, address.replace(/\/\d+$/, ''));
  return trusted;
}

export type Auth = ReturnType<typeof createAuth>;

/** better-auth on our tables. Its own rate limit counts successes, so it is off: see sign-in. */
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
    // A working week's idle time, renewed once a day; reading it from the cookie alone would keep
    // revoked sessions alive.
    session: {
      expiresIn: 7 * 24 * hours,
      updateAge: 24 * hours,
      cookieCache: { enabled: false },
      additionalFields: { last_used_at: { type: 'date', required: false, input: false } },
    },
    user: {
      additionalFields: {
        deactivatedAt: { type: 'date', required: false, input: false },
        role: { type: [...roles], input: false },
        must_change_password: { type: 'boolean', required: false, input: false },
      },
    },
    // Its lock is by account, so a stranger with the password could shut the owner out: see login-code.server.ts.
    plugins: [
      twoFactor({
        issuer: company.name.en,
        accountLockout: { enabled: false },
        backupCodeOptions: {
          storeBackupCodes: recoveryCodeStore(options.passwords, options.secret),
        },
      }),
    ],
    advanced: {
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // Neither a subdomain nor plain http can set a cookie of this name.
      cookiePrefix: isHttps ? '__Host-kamsin' : 'kamsin',
      // It would put its own, weaker prefix before the name.
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/', secure: isHttps },
    },
  });
}
