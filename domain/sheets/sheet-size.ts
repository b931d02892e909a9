import { fileSize } from '../files/file-size.ts';
import { type InterfaceLocale, interfaceLocale } from '../languages/interface-locale.ts';

/** The bytes of a sheet with a picture and without item codes: mostly the letters that it uses. */
const empty: Record<InterfaceLocale, number> = {
  en: 71_000,
  'zh-Hant': 113_000,
  'zh-Hans': 135_000,
  ja: 133_000,
};
const ofCode = 2700;

/** About how large a sheet is, so that its link can say so before it was made (decision 0239). */
export function aboutSheetSize(languageCode: string, codes: number): string {
  const bytes = empty[interfaceLocale(languageCode)] + codes * ofCode;
  return fileSize(Math.round(bytes / 10_240) * 10_240);
}
