import { codeCharacters, isAppCode } from '#domain/administrators/second-factor.server.ts';
import type { Auth } from './auth.ts';
import { withAddress } from './auth.ts';
import type { PasswordHashing } from './password-hash.ts';
import { toStoredForm } from './recovery-codes.ts';

/** The second factor besides the password: a code of an authenticator app, or a recovery code. */
export interface SecondFactor {
  /** Creates the secret for an authenticator app and ten recovery codes; undefined for a wrong password. */
  begin(input: {
    password: string;
    headers: Headers;
  }): Promise<{ uri: string; codes: string[] } | undefined>;
  /** Turns the second factor on. Returns Set-Cookie headers; undefined for a wrong code. */
  confirm(input: CodeInput): Promise<Headers | undefined>;
  /** Turns the second factor off. Returns Set-Cookie headers; undefined for a wrong password. */
  remove(input: { password: string; headers: Headers }): Promise<Headers | undefined>;
  /** The number of unused recovery codes of an account; undefined without a second factor. */
  codesLeft(administrator: string): Promise<number | undefined>;
  /** Replaces the recovery codes by ten new ones; undefined for a wrong password. */
  newCodes(input: { password: string; headers: Headers }): Promise<string[] | undefined>;
  /** Completes a sign-in after the password; undefined for a wrong code or an expired sign-in. */
  verify(
    input: CodeInput & { administrator: string },
  ): Promise<{ headers: Headers; administrator: { id: string; email: string } } | undefined>;
}

interface CodeInput {
  code: string;
  headers: Headers;
  address: string;
}

/** Creates the second factor on better-auth. */
export function createSecondFactor({ api }: Auth, passwords: PasswordHashing): SecondFactor {
  /** The recovery codes in their stored form. */
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
        toStoredForm(passwords, (await storedCodes(administrator)) ?? [], recoveryCode(text));
      const answer = isAppCode(typed)
        ? await api.verifyTOTP({ ...given, body: { code: typed } })
        : await api.verifyBackupCode({ ...given, body: { code: await recovery(typed) } });
      const verified = await accepted<{ user: { id: string; email: string } }>(answer);
      return verified && { headers: answer.headers, administrator: verified.user };
    },
  };
}

/** Formats a recovery code as it was shown: two groups of five characters. */
const recoveryCode = (typed: string) => `${typed.slice(0, 5)}-${typed.slice(5)}`;

/** The body of a successful answer of better-auth; undefined for a refusal. Throws for a server error. */
async function accepted<Answer extends object>(answer: Response): Promise<Answer | undefined> {
  if (answer.ok) return (await answer.json()) as Answer;
  if (answer.status >= 500)
    throw new Error(`the second factor failed with status ${answer.status}`);
  return undefined;
}
