import { randomBytes } from 'node:crypto';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { count, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import {
  administrator_accounts,
  administrator_sessions,
  administrator_verifications,
  administrators,
} from '#database/schema/administrators.ts';
import type { Administrator } from '#domain/administrators/administrator.ts';
import {
  addAdministrator,
  endSessions,
} from '#domain/administrators/administrator-editing.server.ts';

/** Who may use the back-office. Sessions live in the database, so that a revoked one is revoked. */
export interface Accounts {
  /** The administrator of a request's session cookie, if it is valid and they are not deactivated. */
  administratorOf(headers: Headers): Promise<Administrator | undefined>;
  /** Set-Cookie headers of a new session, or undefined for a wrong address, password or a deactivated account. */
  signIn(input: {
    email: string;
    password: string;
    headers: Headers;
  }): Promise<Headers | undefined>;
  /** Set-Cookie headers that end the session; the session itself is gone from the database. */
  signOut(headers: Headers): Promise<Headers>;
  /** Gives an administrator another password and ends their other sessions: Set-Cookie headers, or undefined when the current one is wrong. */
  changePassword(input: {
    current: string;
    wanted: string;
    headers: Headers;
  }): Promise<Headers | undefined>;
  /** Creates an administrator with a password. */
  create(input: { email: string; name: string; password: string }): Promise<Administrator>;
  /** As it is kept in the database. */
  hashPassword(password: string): Promise<string>;
  /** Whether the hash is of this password. */
  isPassword(password: string, hash: string): Promise<boolean>;
}

const hours = 60 * 60;

export type Auth = ReturnType<typeof createAuth>;

/** better-auth on our tables. Its own rate limit counts successes, so it is off: see sign-in. */
export function createAuth(options: { db: Database; siteUrl: string; secret: string }) {
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
      },
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 8 },
    // A working week's idle time, renewed once a day; reading it from the cookie alone would keep
    // revoked sessions alive.
    session: { expiresIn: 7 * 24 * hours, updateAge: 24 * hours, cookieCache: { enabled: false } },
    user: { additionalFields: { deactivatedAt: { type: 'date', required: false, input: false } } },
    advanced: {
      cookiePrefix: 'kamsin',
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
    },
  });
}

/** The accounts of the back-office. */
export function createAccounts(auth: Auth, db: Database): Accounts {
  return {
    async administratorOf(headers) {
      if (!headers.get('cookie')?.includes('session_token')) return undefined;
      const found = await auth.api.getSession({ headers });
      if (!found || found.user.deactivatedAt) return undefined;
      return { id: found.user.id, name: found.user.name, email: found.user.email };
    },
    async signIn({ email, password, headers }) {
      const answer = await auth.api.signInEmail({
        body: { email, password },
        headers,
        asResponse: true,
      });
      if (!answer.ok) {
        if (answer.status >= 500) throw new Error(`sign-in failed with status ${answer.status}`);
        return undefined;
      }
      const [account] = await db
        .select({ deactivatedAt: administrators.deactivatedAt, id: administrators.id })
        .from(administrators)
        .where(eq(administrators.email, email.toLowerCase()));
      if (!account || account.deactivatedAt) {
        if (account) await endSessions(db, account.id);
        return undefined;
      }
      return answer.headers;
    },
    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, asResponse: true });
      return answer.headers;
    },
    async changePassword({ current, wanted, headers }) {
      const answer = await auth.api.changePassword({
        body: { currentPassword: current, newPassword: wanted, revokeOtherSessions: true },
        headers,
        asResponse: true,
      });
      if (answer.ok) return answer.headers;
      if (answer.status >= 500)
        throw new Error(`changing a password failed with status ${answer.status}`);
      return undefined;
    },
    async create({ email, name, password }) {
      const passwordHash = await this.hashPassword(password);
      return db.transaction((tx) => addAdministrator(tx, { email, name, passwordHash }));
    },
    async hashPassword(password) {
      return (await auth.$context).password.hash(password);
    },
    async isPassword(password, hash) {
      return (await auth.$context).password.verify({ password, hash });
    },
  };
}

/**
 * Creates the first administrator when there is none. Answers the password when it had to be made
 * up: it is shown once and stored nowhere.
 */
export async function ensureFirstAdministrator(
  accounts: Accounts,
  db: Database,
  admin: { email: string; password: string | undefined },
): Promise<{ email: string; generatedPassword: string | undefined } | undefined> {
  const [existing] = await db.select({ n: count() }).from(administrators);
  if (existing && existing.n > 0) return undefined;
  const generatedPassword =
    admin.password === undefined ? randomBytes(12).toString('base64url') : undefined;
  await accounts.create({
    email: admin.email,
    name: 'Administrator',
    password: admin.password ?? generatedPassword ?? '',
  });
  return { email: admin.email, generatedPassword };
}
