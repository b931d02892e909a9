import { data } from 'react-router';
import { newPasswordForm } from '#domain/administrators/administrator-form.ts';
import { easyToGuess, isEasyToGuess } from '#domain/administrators/password-strength.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import type { Services } from '#server/context.ts';

/** The address holds the secret of the link. */
export const secretLinkHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/** The secret of the link that led to a page. */
export const secretOf = (url: string) => new URL(url).searchParams.get('key') ?? '';

type Owner = Parameters<typeof isEasyToGuess>[1];

interface SecretLink<Redeemed> {
  /** Whose link it is; undefined when it is no longer good. */
  find(secret: string): Promise<Owner | undefined>;
  /** Undefined when it was used up meanwhile. */
  redeem(secret: string, passwordHash: string): Promise<Redeemed | undefined>;
  usedUp: string;
}

/** Redeems the link that led to a page with the password that was sent from there. */
export async function choosePassword<Redeemed>(
  request: Request,
  { accounts }: Pick<Services, 'accounts'>,
  link: SecretLink<Redeemed>,
) {
  const refusal = (error: string | undefined, status: number) =>
    ({ ok: false, refusal: data({ error }, { status }) }) as const;
  const parsed = parseForm(newPasswordForm, await sentForm(request));
  if (!parsed.ok) return refusal(parsed.errors.new_password?.[0], 422);
  const secret = secretOf(request.url);
  // Asked first, as a hash takes its time: strangers are not to keep the process busy.
  const owner = await link.find(secret);
  if (!owner) return refusal(link.usedUp, 410);
  const password = parsed.value.new_password;
  if (isEasyToGuess(password, owner)) return refusal(easyToGuess, 422);
  const redeemed = await link.redeem(secret, await accounts.hashPassword(password));
  return redeemed ? ({ ok: true, redeemed, password } as const) : refusal(link.usedUp, 410);
}
