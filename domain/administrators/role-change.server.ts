import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { administrator_languages } from '#database/schema/administrator-languages.ts';
import { administrators } from '#database/schema/administrators.ts';
import type { PlansChoice } from '../planned/plans-choice.ts';
import { resolvePlans } from '../planned/plans-of-account.server.ts';
import {
  findRights,
  lockAdministrators,
  storeLanguages,
} from '../roles/rights-of-account.server.ts';
import { isSameRights, type Rights } from '../roles/role-rights.ts';

export type RoleChange =
  /** `plans`: the number of their plans that the new role does not allow. */
  | { ok: true; changed: true; email: string; before: Rights; plans: number }
  | { ok: true; changed: false }
  | { ok: false; refusal: 'not allowed' | 'last one' | 'gone' };

/**
 * Changes the role of an account, or the languages of a translator. Sessions continue with the new rights
 * from the next request. An account that stops being an administrator loses its open invitations (by a
 * trigger). Only an active administrator may do this, and the last active one keeps the role. `plans` decides
 * about planned changes that the new role does not allow.
 */
export async function changeRole(
  db: Database,
  actor: { id: string },
  id: string,
  rights: Rights,
  plans: PlansChoice = 'refuse',
): Promise<RoleChange> {
  return db.transaction(async (tx) => {
    const active = await lockAdministrators(tx);
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
    await storeLanguages(tx, id, rights);
    const settled = await resolvePlans(tx, id, { choice: plans, actor: actor.id, rights });
    return { ok: true, changed: true, email: changed.email, before, plans: settled };
  });
}
