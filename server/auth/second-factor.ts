import { codeCharacters, isAppCode } from '#domain/administrators/second-factor.server.ts';
import type { Auth } from './auth.ts';
import { withAddress } from './auth.ts';
import type { PasswordHashing } from './password-hash.ts';
import { likeStored } from './recovery-codes.ts';

/** A code of an authenticator app, or a recovery code, besides the password. */
export interface SecondFactor {
  /** Makes the secret of an app and ten recovery codes; undefined for a wrong password. */
  begin(input: {
    password: string;
    headers: Headers;
  }): Promise<{ uri: string; codes: string[] } | undefined>;
  /** Turns it on with a first code: Set-Cookie headers, or undefined for a wrong code. */
  confirm(input: Given): Promise<Headers | undefined>;
  /** Turns it off: Set-Cookie headers, or undefined for a wrong password. */
  remove(input: { password: string; headers: Headers }): Promise<Headers | undefined>;
  /** How many recovery codes an account has left; undefined without a second factor. */
  codesLeft(administrator: string): Promise<number | undefined>;
  /** Makes ten new recovery codes in place of the old ones; undefined for a wrong password. */
  newCodes(input: { password: string; headers: Headers }): Promise<string[] | undefined>;
  /** Ends a sign-in whose password was right; undefined for a wrong code or one too late. */
  verify(
    input: Given & { administrator: string },
  ): Promise<{ headers: Headers; administrator: { id: string; email: string } } | undefined>;
}

interface Given {
  code: string;
  headers: Headers;
  address: string;
}

/** The second factor of an account, stored by better-auth. */
export function createSecondFactor({ api }: Auth, passwords: PasswordHashing): SecondFactor {
  /** As they are stored. */
  async function storedCodes(administrator: string): Promise<string[] | undefined> {
    const answer = await api.viewBackupCodes({ body: { userId: administrator }, asResponse: true });
    return (await accepted<{ backupCodes: string[] }>(answer))?.backupCodes;
  }
  return {
    async begin({ password, headers }) {
      const answer = await api.enableTwoFactor({ body: { password }, headers, asResponse: true });
      const made = await accepted<{ totpURI: string; backupCodes: string[] }>(answer);
      return made && { uri: made.totpURI, codes: made.backupCodes };
    },
    async confirm({ code, headers, address }) {
      const given = {
        body: { code: codeCharacters(code) },
        headers: withAddress(headers, address),
      };
      const answer = await api.verifyTOTP({ ...given, asResponse: true });
      return (await accepted(answer)) && answer.headers;
    },
    async remove({ password, headers }) {
      const answer = await api.disableTwoFactor({ body: { password }, headers, asResponse: true });
      return (await accepted(answer)) && answer.headers;
    },
    codesLeft: async (administrator) => (await storedCodes(administrator))?.length,
    async newCodes({ password, headers }) {
      const answer = await api.generateBackupCodes({
        body: { password },
        headers,
        asResponse: true,
      });
      return (await accepted<{ backupCodes: string[] }>(answer))?.backupCodes;
    },
    async verify({ administrator, code, headers, address }) {
      const typed = codeCharacters(code);
      const given = { headers: withAddress(headers, address), asResponse: true } as const;
      const recovery = async (text: string) =>
        likeStored(passwords, (await storedCodes(administrator)) ?? [], recoveryCode(text));
      const answer = isAppCode(typed)
        ? await api.verifyTOTP({ ...given, body: { code: typed } })
        : await api.verifyBackupCode({ ...given, body: { code: await recovery(typed) } });
      const verified = await accepted<{ user: { id: string; email: string } }>(answer);
      return verified && { headers: answer.headers, administrator: verified.user };
    },
  };
}

/** As it was shown: two groups of five. */
const recoveryCode = (typed: string) => `${typed.slice(0, 5)}-${typed.slice(5)}`;

/** What better-auth answered; undefined for a refusal. Throws what is no answer to what was given. */
async function accepted<Answer extends object>(answer: Response): Promise<Answer | undefined> {
  if (answer.ok) return (await answer.json()) as Answer;
  if (answer.status >= 500)
    throw new Error(`the second factor failed with status ${answer.status}`);
  return undefined;
}
