import type { z } from 'zod';
import { passwordHashOf } from '#domain/administrators/invitation.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import type { ActionResult } from '../../actions/action-result.ts';
import type { Operation } from '../../actions/screen-action.server.ts';
import { tooManyTexts } from '../../sign-in/sign-in-texts.ts';
import { wrongPassword } from './account-texts.ts';

/**
 * Runs `work`, which needs the own password and answers undefined if it is wrong. Wrong attempts are
 * rate-limited; correct ones do not count.
 */
export async function withOwnPassword<Value>(
  { services, administrator, note }: Operation,
  work: () => Promise<Value | undefined>,
): Promise<{ ok: true; value: Value } | { ok: false; text: string }> {
  const { ownPassword } = services.limits;
  // Counted before the attempt, so that parallel attempts cannot pass the limit.
  const { wait, begins } = await ownPassword.take(administrator.id);
  if (wait > 0) {
    if (begins) await note('slowed down');
    return { ok: false, text: tooManyTexts.password(wait) };
  }
  let isWrong = false;
  try {
    const value = await work();
    isWrong = value === undefined;
    if (value !== undefined) return { ok: true, value };
    await note('wrong password');
    return { ok: false, text: wrongPassword };
  } finally {
    // A failure is ignored: the attempt then stays counted, and the next pause comes one attempt earlier.
    if (!isWrong) await ownPassword.giveBack(administrator.id).catch(() => undefined);
  }
}

/** The hash of the administrator's own password; undefined if the given password is wrong. */
export async function verifiedHash({ db, administrator, services }: Operation, given: string) {
  const hash = await passwordHashOf(db, administrator.id);
  return hash !== undefined && (await services.accounts.isPassword(given, hash)) ? hash : undefined;
}

type WithOwnPassword = z.ZodObject<{ own_password: z.ZodType<string> }>;

/** An operation whose form has the own password; `work` runs only if the password is correct. */
export const withReauth =
  <Form extends WithOwnPassword>(
    schema: Form,
    work: (operation: Operation, values: z.output<Form>) => Promise<ActionResult>,
  ) =>
  async (operation: Operation): Promise<ActionResult> => {
    const parsed = parseForm(schema, operation.form);
    if (!parsed.ok) return { ok: false, errors: parsed.errors };
    const { own_password } = parsed.value;
    const proven = await withOwnPassword(operation, () => verifiedHash(operation, own_password));
    if (!proven.ok) return { ok: false, errors: { own_password: [proven.text] } };
    return work(operation, parsed.value);
  };
