import { data } from 'react-router';
import { newPasswordForm } from '#domain/administrators/administrator-form.ts';
import { keyIn } from '#domain/administrators/link-key.ts';
import {
  easyToGuess,
  isEasyToGuess,
} from '#domain/administrators/passwords/password-strength.server.ts';
import { parseForm } from '#domain/forms/form-values.ts';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import type { Services } from '#server/visit/context.ts';

/** Older links have their secret in the query, not behind the #; it must not be cached or sent as a referrer. */
export const secretLinkHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

interface Owner {
  name: string;
  email: string;
}

interface SecretLink<Redeemed> {
  /** The owner of the link; undefined if the link is no longer valid. */
  find(secret: string): Promise<Owner | undefined>;
  /** Redeems the link; undefined if it has been used in between. */
  redeem(secret: string, passwordHash: string): Promise<Redeemed | undefined>;
}

/** What the page of a link shows: the form for its owner, or that the link is no longer valid. */
export interface OpenedLink {
  key: string;
  /** Undefined if the link is no longer valid. */
  owner: Owner | undefined;
  error?: string | undefined;
}

const answer = (opened: OpenedLink, status = 200) =>
  data({ opened }, { status: opened.owner ? status : 410 });

const keyInQuery = (url: string) => new URL(url).searchParams.get('key');

/** The loader's answer: opens the link only if its secret is in the query, as in older links. */
export async function openOlderLink(
  request: Request,
  find: SecretLink<unknown>['find'],
): Promise<ReturnType<typeof answer> | { opened: undefined }> {
  const key = keyInQuery(request.url);
  return key === null ? { opened: undefined } : answer({ key, owner: await find(key) });
}

/**
 * Opens the link whose secret was posted, or redeems it if a password was posted too. Answers `redeemed` after
 * that, otherwise the answer of the page.
 */
export async function openOrRedeem<Redeemed>(
  request: Request,
  { accounts, siteName }: Pick<Services, 'accounts' | 'siteName'>,
  link: SecretLink<Redeemed>,
) {
  const form = await sentForm(request);
  const key = keyIn(String(form.get('key') ?? keyInQuery(request.url) ?? ''));
  // Check the link before hashing: strangers must not keep the process busy with slow hashes.
  const owner = await link.find(key);
  const refusal = (error?: string) =>
    ({ ok: false, answer: answer({ key, owner, error }, error ? 422 : 200) }) as const;
  if (!owner || !form.has('new_password')) return refusal();
  const parsed = parseForm(newPasswordForm, form);
  if (!parsed.ok) return refusal(parsed.errors.new_password?.[0]);
  const password = parsed.value.new_password;
  if (isEasyToGuess(password, owner, await siteName())) return refusal(easyToGuess);
  const redeemed = await link.redeem(key, await accounts.hashPassword(password));
  if (!redeemed) return { ok: false, answer: answer({ key, owner: undefined }) } as const;
  return { ok: true, redeemed, password } as const;
}
