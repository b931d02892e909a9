import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrator_languages } from '#database/schema/administrator-languages.ts';
import { administrators } from '#database/schema/administrators.ts';
import { languages } from '#database/schema/languages.ts';
import { originalLanguage } from '../languages/language.ts';
import type { PlansChoice } from '../planned/plans-choice.ts';
import { settlePlans } from '../planned/plans-of-account.server.ts';
import { isSameRights, mayEdit, onlyLanguages, type Rights } from './rights.ts';

/** What an account may do now; undefined when there is none. */
export async function findRights(db: Database, id: string): Promise<Rights | undefined> {
  const rows = await db
    .select({ role: administrators.role, code: administrator_languages.language_code })
    .from(administrators)
    .leftJoin(
      administrator_languages,
      eq(administrator_languages.administrator_id, administrators.id),
    )
    .where(eq(administrators.id, id))
    .orderBy(asc(administrator_languages.language_code));
  const [first] = rows;
  return first && { role: first.role, languages: rows.flatMap(({ code }) => code ?? []) };
}

/** Whether an account is active and its role edits records of a kind. */
export async function mayStillEdit(db: Database, id: string, kind: string): Promise<boolean> {
  const [active] = await db
    .select({ role: administrators.role })
    .from(administrators)
    .where(and(eq(administrators.id, id), isNull(administrators.deactivatedAt)));
  return active !== undefined && mayEdit({ ...active, languages: [] }, kind);
}

/**
 * Holds every active administrator until the transaction ends, and answers their ids: who is among
 * them may change accounts, and the last one of them stays. One who is made meanwhile is not seen.
 */
export async function holdAdministrators(tx: Database): Promise<string[]> {
  const held = await tx
    .select({ id: administrators.id })
    .from(administrators)
    .where(and(eq(administrators.role, 'administrator'), isNull(administrators.deactivatedAt)))
    .orderBy(asc(administrators.id))
    .for('update');
  return held.map(({ id }) => id);
}

/** Of these languages those that can be translated into: one may have been deleted meanwhile. */
export async function existingLanguages(tx: Database, codes: readonly string[]): Promise<string[]> {
  const found = await tx
    .select({ code: languages.code })
    .from(languages)
    .where(and(inArray(languages.code, [...codes]), ne(languages.code, originalLanguage)))
    .for('share');
  return found.map(({ code }) => code);
}

/** Gives a translator's account its languages, for a transaction of the caller's. */
export async function giveLanguages(tx: Database, id: string, rights: Rights): Promise<void> {
  const codes = await existingLanguages(tx, onlyLanguages(rights) ?? []);
  if (codes.length === 0) return;
  await tx
    .insert(administrator_languages)
    .values(codes.map((language_code) => ({ administrator_id: id, language_code })));
}

export type RoleChange =
  /** `plans`: how many of their planned changes the new role does not allow. */
  | { ok: true; changed: true; email: string; before: Rights; plans: number }
  | { ok: true; changed: false }
  | { ok: false; refusal: 'not allowed' | 'last one' | 'gone' };

/**
 * Gives an account another role, or a translator other languages. Sessions go on, with other rights
 * from the next request; who is no administrator any more loses open invitations (by a trigger).
 * Only an active administrator may, and the last one stays one. `plans` says what becomes of planned
 * changes that the new role does not allow.
 */
export async function changeRole(
  db: Database,
  actor: { id: string },
  id: string,
  rights: Rights,
  plans: PlansChoice = 'refuse',
): Promise<RoleChange> {
  return db.transaction(async (tx) => {
    const active = await holdAdministrators(tx);
    if (!active.includes(actor.id)) return { ok: false, refusal: 'not allowed' };
    const before = await findRights(tx, id);
    const isLast = active.length === 1 && active[0] === id;
    if (isLast && rights.role !== 'administrator') return { ok: false, refusal: 'last one' };
    if (before && isSameRights(before, rights)) return { ok: true, changed: false };
    const [changed] = await tx
      .update(administrators)
      .set({ role: rights.role })
      .where(eq(administrators.id, id))
      .returning({ email: administrators.email });
    if (!before || !changed) return { ok: false, refusal: 'gone' };
    await tx
      .delete(administrator_languages)
      .where(eq(administrator_languages.administrator_id, id));
    await giveLanguages(tx, id, rights);
    const settled = await settlePlans(tx, id, { choice: plans, actor: actor.id, rights });
    return { ok: true, changed: true, email: changed.email, before, plans: settled };
  });
}
