import { t } from '#domain/admin-words/t.ts';
import { linkSchemes } from '#domain/texts/link-schemes.ts';

/** Whether the public page keeps a link to this address, by the rule of the sanitiser. */
export function isKeptAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them within an address
  const plain = address.replaceAll(/[\x00-\x20]+/g, '');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  if (scheme) return linkSchemes.includes(scheme);
  return plain !== '' && !/^[/\\]{2}/.test(plain);
}

/** What is wrong with an address that was typed for a link; undefined if nothing is. */
export function addressProblem(address: string): string | undefined {
  if (address === '') return t('Please enter an address');
  if (/\s/.test(address)) return t('An address has no spaces');
  const isOwnPath = /^\/(?![/\\])/.test(address);
  const isMail = /^mailto:[^@]+@[^@]+$/i.test(address);
  const isWeb = /^https?:\/\/[^/]/i.test(address) && URL.canParse(address);
  if (isOwnPath || isMail || isWeb) return undefined;
  return t('An address begins with https://, http://, mailto: or /');
}
