import { data } from 'react-router';
import { newPasswordForm } from '#domain/administrators/administrator-form.ts';
import { keyIn } from '#domain/administrators/link-key.ts';
import { easyToGuess, isEasyToGuess } from '#domain/administrators/password-strength.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import type { Services } from '#server/visit/context.ts';

/** Links that were sent before their secret stood behind the # hold it in the query. */
export const secretLinkHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

interface Owner {
  name: string;
  email: string;
}

interface SecretLink<Redeemed> {
  /** Whose link it is; undefined when it is no longer good. */
  find(secret: string): Promise<Owner | undefined>;
  /** Undefined when it was used up meanwhile. */
  redeem(secret: string, passwordHash: string): Promise<Redeemed | undefined>;
}

/** What the page of a link shows: the form of its owner, or that the link is no longer good. */
export interface OpenedLink {
  key: string;
  /** Undefined when the link is no longer good. */
  owner: Owner | undefined;
  error?: string | undefined;
}

const answer = (opened: OpenedLink, status = 200) =>
  data({ opened }, { status: opened.owner ? status : 410 });

const keyInQuery = (url: string) => new URL(url).searchParams.get('key');

/** What a page shows at first: nothing of the link unless it holds its secret in the query. */
export async function openOlderLink(
  request: Request,
  find: SecretLink<unknown>['find'],
): Promise<ReturnType<typeof answer> | { opened: undefined }> {
  const key = keyInQuery(request.url);
  return key === null ? { opened: undefined } : answer({ key, owner: await find(key) });
}

/**
 * Opens the link whose secret was posted, or redeems it with the password that came with it: then
 * `redeemed` is there, otherwise the page's answer.
 */
export async function openOrRedeem<Redeemed>(
  request: Request,
  { accounts }: Pick<Services, 'accounts'>,
  link: SecretLink<Redeemed>,
) {
  const form = await sentForm(request);
  const key = keyIn(String(form.get('key') ?? keyInQuery(request.url) ?? ''));
  // Asked first, as a hash takes its time: strangers are not to keep the process busy.
  const owner = await link.find(key);
  const refusal = (error?: string) =>
    ({ ok: false, answer: answer({ key, owner, error }, error ? 422 : 200) }) as const;
  if (!owner || !form.has('new_password')) return refusal();
  const parsed = parseForm(newPasswordForm, form);
  if (!parsed.ok) return refusal(parsed.errors.new_password?.[0]);
  const password = parsed.value.new_password;
  if (isEasyToGuess(password, owner)) return refusal(easyToGuess);
  const redeemed = await link.redeem(key, await accounts.hashPassword(password));
  if (!redeemed) return { ok: false, answer: answer({ key, owner: undefined }) } as const;
  return { ok: true, redeemed, password } as const;
}
