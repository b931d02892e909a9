import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrator_accounts, administrators } from '#database/schema/administrators.ts';
import type { Administrator, SignedInAdministrator } from '#domain/administrators/administrator.ts';
import {
  addAdministrator,
  endSessions,
  passwordIsOwn,
} from '#domain/administrators/administrator-editing.server.ts';
import { endPendingSignIns } from '#domain/administrators/second-factor.server.ts';
import { markUsed } from '#domain/administrators/session.server.ts';
import type { Rights } from '#domain/roles/rights.ts';
import { findRights } from '#domain/roles/rights-of-account.server.ts';
import { type Auth, withAddress } from './auth.ts';
import type { PasswordHashing } from './password-hash.ts';

interface NewAccount {
  email: string;
  name: string;
  password: string;
  rights?: Rights;
  /** Whether the password has to be changed at the first sign-in. */
  must_change_password?: boolean;
}

/** Who may use the back-office. Sessions live in the database, so that a revoked one is revoked. */
export interface Accounts {
  /**
   * Whose session a request's cookie is of, and what they may do now; if it is valid and they are not deactivated.
   * With `answer`, a session that is in use is renewed, and the Set-Cookie header put there.
   */
  administratorOf(headers: Headers, answer?: Headers): Promise<SignedInAdministrator | undefined>;
  /**
   * Set-Cookie headers of a new session, or of a sign-in that wants a second factor yet; undefined for
   * a wrong address, password or a deactivated account. Ends the session of the cookie that came along.
   */
  signIn(input: {
    email: string;
    password: string;
    headers: Headers;
    address?: string;
  }): Promise<Headers | undefined>;
  /** Set-Cookie headers that end the session; the session itself is gone from the database. */
  signOut(headers: Headers): Promise<Headers>;
  /**
   * Gives an administrator another password and ends their other sessions and the sign-ins that wait for
   * a code: Set-Cookie headers, or undefined when the current password is wrong.
   */
  changePassword(input: {
    current: string;
    wanted: string;
    headers: Headers;
    address: string;
  }): Promise<Headers | undefined>;
  /** Creates an account with a password; without `rights` it is an administrator's. */
  create(input: NewAccount): Promise<Administrator>;
  /** As it is stored in the database. */
  hashPassword(password: string): Promise<string>;
  /** Whether the hash is of this password. */
  isPassword(password: string, hash: string): Promise<boolean>;
}

/** However much it is used, a session ends after so many seconds. */
const longestSession = 30 * 24 * 60 * 60;

/** The accounts of the back-office. */
export function createAccounts(auth: Auth, db: Database, passwords: PasswordHashing): Accounts {
  return {
    async administratorOf(headers, answer) {
      if (!headers.get('cookie')?.includes('session_token')) return undefined;
      const { response: found, headers: renewed } = await auth.api.getSession({
        headers,
        query: { disableRefresh: answer === undefined },
        returnHeaders: true,
      });
      if (!found || found.user.deactivatedAt) return undefined;
      if (found.session.createdAt.getTime() < Date.now() - longestSession * 1000) {
        await (await auth.$context).internalAdapter.deleteSession(found.session.token);
        return undefined;
      }
      for (const cookie of renewed.getSetCookie()) answer?.append('Set-Cookie', cookie);
      const { id, name, email, role, twoFactorEnabled, must_change_password } = found.user;
      const { id: session, last_used_at } = found.session;
      if (!last_used_at || last_used_at.getTime() < Date.now() - 5 * 60_000)
        await markUsed(db, session);
      // Only a translator's languages are asked.
      const rights = role === 'translator' ? await findRights(db, id) : { role, languages: [] };
      const must = {
        hasSecondFactor: !!twoFactorEnabled,
        mustChangePassword: !!must_change_password,
      };
      return rights && { id, name, email, session, ...must, ...rights };
    },
    async signIn({ email, password, headers, address }) {
      const answer = await auth.api.signInEmail({
        body: { email, password },
        headers: withAddress(headers, address),
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
      await renewHash(db, passwords, account.id, password);
      // The browser has another session from now on: the one that it came with would outlive its cookie.
      const former = await auth.api.getSession({ headers, query: { disableRefresh: true } });
      if (former) await (await auth.$context).internalAdapter.deleteSession(former.session.token);
      return answer.headers;
    },
    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, asResponse: true });
      return answer.headers;
    },
    async changePassword({ current, wanted, headers, address }) {
      const answer = await auth.api.changePassword({
        body: { currentPassword: current, newPassword: wanted, revokeOtherSessions: true },
        headers: withAddress(headers, address),
        asResponse: true,
      });
      if (answer.ok) {
        const { user } = (await answer.json()) as { user: { id: string } };
        await endPendingSignIns(db, user.id);
        await passwordIsOwn(db, user.id);
        return answer.headers;
      }
      if (answer.status >= 500)
        throw new Error(`changing a password failed with status ${answer.status}`);
      return undefined;
    },
    async create({ password, ...account }) {
      const passwordHash = await this.hashPassword(password);
      return db.transaction((tx) => addAdministrator(tx, { ...account, passwordHash }));
    },
    async hashPassword(password) {
      return passwords.hash(password);
    },
    async isPassword(password, hash) {
      return passwords.verify({ password, hash });
    },
  };
}

/** Keeps a password that was just proven in the present way of hashing. */
async function renewHash(
  db: Database,
  passwords: PasswordHashing,
  administrator: string,
  password: string,
): Promise<void> {
  const own = and(
    eq(administrator_accounts.userId, administrator),
    eq(administrator_accounts.providerId, 'credential'),
  );
  const [stored] = await db
    .select({ hash: administrator_accounts.password })
    .from(administrator_accounts)
    .where(own);
  if (!stored?.hash || !passwords.isOutdated(stored.hash)) return;
  const unchanged = eq(administrator_accounts.password, stored.hash);
  await db
    .update(administrator_accounts)
    .set({ password: await passwords.hash(password) })
    .where(and(own, unchanged));
}
