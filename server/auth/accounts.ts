import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { longestSessionDays } from '#database/retention/periods.ts';
import { administrator_accounts, administrators } from '#database/schema/administrators.ts';
import { isStaffLanguage } from '#domain/admin-words/staff-languages.ts';
import type { Administrator, SignedInAdministrator } from '#domain/administrators/administrator.ts';
import {
  addAdministrator,
  changeAccount,
  endSessions,
  type NewAdministrator,
} from '#domain/administrators/administrator-editing.server.ts';
import { endPendingSignIns } from '#domain/administrators/second-factor.server.ts';
import { markUsed } from '#domain/administrators/sessions/session.server.ts';
import { findRights } from '#domain/roles/rights-of-account.server.ts';
import { type Auth, accepted, withAddress } from './better-auth.ts';
import type { PasswordHashing } from './password-hash.ts';

type NewAccount = Omit<NewAdministrator, 'passwordHash'> & { password: string };

/** The accounts of the back-office. Sessions are rows in the database, so revoking one takes effect at once. */
export type Accounts = ReturnType<typeof createAccounts>;

/** Creates the accounts of the back-office on better-auth. */
export function createAccounts(auth: Auth, db: Database, passwords: PasswordHashing) {
  return {
    /**
     * The administrator of a request's session cookie with their current rights; undefined if the session is invalid or
     * the account is deactivated. With `answer`, it renews a session in use and appends the Set-Cookie headers there.
     */
    async administratorOf(
      headers: Headers,
      answer?: Headers,
    ): Promise<SignedInAdministrator | undefined> {
      if (!headers.get('cookie')?.includes('session_token')) return undefined;
      const { response: found, headers: renewed } = await auth.api.getSession({
        headers,
        query: { disableRefresh: answer === undefined },
        returnHeaders: true,
      });
      if (!found || found.user.deactivatedAt) return undefined;
      if (
        found.session.createdAt.getTime() <
        Date.now() - longestSessionDays * 24 * 60 * 60 * 1000
      ) {
        await (await auth.$context).internalAdapter.deleteSession(found.session.token);
        return undefined;
      }
      for (const cookie of renewed.getSetCookie()) answer?.append('Set-Cookie', cookie);
      const { id, name, email, role, twoFactorEnabled, ...account } = found.user;
      const { id: session, last_used_at } = found.session;
      if (!last_used_at || last_used_at.getTime() < Date.now() - 5 * 60_000)
        await markUsed(db, session);
      // Only the rights of a translator include languages, which take a query.
      const rights = role === 'translator' ? await findRights(db, id) : { role, languages: [] };
      const state = {
        hasSecondFactor: !!twoFactorEnabled,
        mustChangePassword: !!account.must_change_password,
        editsFormatted: !!account.edits_formatted,
        language: isStaffLanguage(account.staff_language) ? account.staff_language : 'en',
      };
      return rights && { id, name, email, session, ...state, ...rights };
    },
    /**
     * Returns Set-Cookie headers of a new session, or of a sign-in that still needs a second factor; undefined for a
     * wrong address or password or a deactivated account. It ends the session of the request's cookie.
     */
    async signIn(input: {
      email: string;
      password: string;
      headers: Headers;
      address?: string;
    }): Promise<Headers | undefined> {
      const { email, password, headers, address } = input;
      const answer = await auth.api.signInEmail({
        body: { email, password },
        headers: withAddress(headers, address),
        asResponse: true,
      });
      if (!(await accepted(answer))) return undefined;
      const [account] = await db
        .select({ deactivatedAt: administrators.deactivatedAt, id: administrators.id })
        .from(administrators)
        .where(eq(administrators.email, email.toLowerCase()));
      if (!account || account.deactivatedAt) {
        if (account) await endSessions(db, account.id);
        return undefined;
      }
      await renewHash(db, passwords, account.id, password);
      // The new cookie replaces the old one, so the old session must not stay valid.
      const previous = await auth.api.getSession({ headers, query: { disableRefresh: true } });
      if (previous)
        await (await auth.$context).internalAdapter.deleteSession(previous.session.token);
      return answer.headers;
    },
    /** Deletes the session from the database and returns Set-Cookie headers that remove its cookie. */
    async signOut(headers: Headers): Promise<Headers> {
      const answer = await auth.api.signOut({ headers, asResponse: true });
      return answer.headers;
    },
    /**
     * Changes an administrator's password and ends their other sessions and pending sign-ins. Returns Set-Cookie headers;
     * undefined if the current password is wrong.
     */
    async changePassword(input: {
      current: string;
      wanted: string;
      headers: Headers;
      address: string;
    }): Promise<Headers | undefined> {
      const { current, wanted, headers, address } = input;
      const answer = await auth.api.changePassword({
        body: { currentPassword: current, newPassword: wanted, revokeOtherSessions: true },
        headers: withAddress(headers, address),
        asResponse: true,
      });
      const changed = await accepted<{ user: { id: string } }>(answer);
      if (!changed) return undefined;
      await endPendingSignIns(db, changed.user.id);
      await changeAccount(db, changed.user.id, { must_change_password: false });
      return answer.headers;
    },
    /** Creates an account; without `rights` it gets the role of an administrator. */
    async create({ password, ...account }: NewAccount): Promise<Administrator> {
      const passwordHash = await passwords.hash(password);
      return db.transaction((tx) => addAdministrator(tx, { ...account, passwordHash }));
    },
    hashPassword: passwords.hash,
    /** Whether the password matches the hash. */
    isPassword: (password: string, hash: string) => passwords.verify({ password, hash }),
  };
}

/** Hashes a verified password again if its stored hash is outdated. */
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
