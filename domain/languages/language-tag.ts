/** A language tag in its usual spelling: 'zh-hans' is 'zh-Hans'. Undefined if it is no tag or names no known language. */
function canonicalTag(code: string): string | undefined {
  if (!/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(code)) return undefined;
  try {
    const [tag] = Intl.getCanonicalLocales(code);
    const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return tag && known.of(new Intl.Locale(tag).language) ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a code is the tag of a known language. */
export const isLanguageTag = (code: string): boolean => canonicalTag(code) !== undefined;

/** The usual spelling of a language tag; an unknown one is unchanged. */
export const spelledTag = (code: string): string => canonicalTag(code) ?? code;

const nameIn = (language: string, tag: string) =>
  new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(tag);

/** The English name of a language, such as 'Traditional Chinese'; undefined if that is not known. */
export function englishName(code: string): string | undefined {
  const tag = canonicalTag(code);
  return tag && nameIn('en', tag);
}

/** What a language calls itself, such as 'Français'; undefined if that is not known. */
export function ownName(code: string): string | undefined {
  const tag = canonicalTag(code);
  if (!tag) return undefined;
  const name = nameIn(tag, tag);
  return name && name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
