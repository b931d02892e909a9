import { codeCharacters, isAppCode } from '#domain/administrators/second-factor.server.ts';
import { type Auth, accepted, withAddress } from './better-auth.ts';
import type { PasswordHashing } from './password-hash.ts';
import { toStoredForm } from './recovery-codes.ts';

interface PasswordInput {
  password: string;
  headers: Headers;
}

interface CodeInput {
  code: string;
  headers: Headers;
  address: string;
}

/** The second factor besides the password: a code of an authenticator app, or a recovery code. */
export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** Creates the second factor on better-auth; authenticator apps show `siteName` beside the code. */
export function createSecondFactor(
  { api }: Auth,
  passwords: PasswordHashing,
  siteName: () => Promise<string>,
) {
  /** The recovery codes in their stored form. */
  async function storedCodes(administrator: string): Promise<string[] | undefined> {
    const answer = await api.viewBackupCodes({ body: { userId: administrator }, asResponse: true });
    return (await accepted<{ backupCodes: string[] }>(answer))?.backupCodes;
  }
  return {
    /** Creates the secret for an authenticator app and ten recovery codes; undefined for a wrong password. */
    async begin({ password, headers }: PasswordInput) {
      const body = { password, issuer: await siteName() };
      const answer = await api.enableTwoFactor({ body, headers, asResponse: true });
      const made = await accepted<{ totpURI: string; backupCodes: string[] }>(answer);
      return made && { uri: made.totpURI, codes: made.backupCodes };
    },
    /** Turns the second factor on. Returns Set-Cookie headers; undefined for a wrong code. */
    async confirm({ code, headers, address }: CodeInput): Promise<Headers | undefined> {
      const given = {
        body: { code: codeCharacters(code) },
        headers: withAddress(headers, address),
      };
      const answer = await api.verifyTOTP({ ...given, asResponse: true });
      return (await accepted(answer)) && answer.headers;
    },
    /** Turns the second factor off. Returns Set-Cookie headers; undefined for a wrong password. */
    async remove({ password, headers }: PasswordInput): Promise<Headers | undefined> {
      const answer = await api.disableTwoFactor({ body: { password }, headers, asResponse: true });
      return (await accepted(answer)) && answer.headers;
    },
    /** The number of unused recovery codes of an account; undefined without a second factor. */
    codesLeft: async (administrator: string) => (await storedCodes(administrator))?.length,
    /** Replaces the recovery codes by ten new ones; undefined for a wrong password. */
    async newCodes({ password, headers }: PasswordInput): Promise<string[] | undefined> {
      const answer = await api.generateBackupCodes({
        body: { password },
        headers,
        asResponse: true,
      });
      return (await accepted<{ backupCodes: string[] }>(answer))?.backupCodes;
    },
    /** Completes a sign-in after the password; undefined for a wrong code or an expired sign-in. */
    async verify({ administrator, code, ...given }: CodeInput & { administrator: string }) {
      const typed = codeCharacters(code);
      const headers = withAddress(given.headers, given.address);
      const recovery = async (text: string) =>
        toStoredForm(passwords, (await storedCodes(administrator)) ?? [], recoveryCode(text));
      const answer = isAppCode(typed)
        ? await api.verifyTOTP({ headers, body: { code: typed }, asResponse: true })
        : await api.verifyBackupCode({
            ...{ headers, asResponse: true },
            body: { code: await recovery(typed) },
          });
      const verified = await accepted<{ user: { id: string; email: string } }>(answer);
      return verified && { headers: answer.headers, administrator: verified.user };
    },
  };
}

/** Formats a recovery code as it was shown: two groups of five characters. */
const recoveryCode = (typed: string) => `${typed.slice(0, 5)}-${typed.slice(5)}`;
