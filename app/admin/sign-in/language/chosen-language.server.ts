import type { RouterContextProvider } from 'react-router';
import { isStaffLanguage, type StaffLanguage } from '#domain/admin-words/staff-languages.ts';
import {
  changeAccount,
  staffLanguageOf,
} from '#domain/administrators/administrator-editing.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { readCookie, setCookie } from '../cookie/own-cookie.server.ts';
import { languageParameter } from './language-parameter.ts';

type Context = Readonly<RouterContextProvider>;

const cookieSeconds = 365 * 24 * 60 * 60;

/** The language that was chosen on a page before the sign-in; undefined if none was. */
export function chosenIn(request: Request): StaffLanguage | undefined {
  const code = new URL(request.url).searchParams.get(languageParameter);
  return isStaffLanguage(code) ? code : undefined;
}

/** The language of the last person who used the back-office in this browser; undefined if it is not known. */
export function rememberedIn(request: Request, context: Context): StaffLanguage | undefined {
  const { canonical } = context.get(servicesContext).site;
  const code = readCookie(request.headers, 'language', canonical);
  return isStaffLanguage(code) ? code : undefined;
}

/** The Set-Cookie header by which this browser remembers a language. */
export function languageCookie(language: StaffLanguage, context: Context): string {
  const { canonical } = context.get(servicesContext).site;
  return setCookie('language', canonical, language, cookieSeconds);
}

/** Stores the language that an account has chosen at its sign-in, if it has. Answers the language of the account. */
export async function keepLanguage(
  { id }: { id: string },
  request: Request,
  context: Context,
): Promise<StaffLanguage> {
  const { db } = context.get(servicesContext);
  const chosen = chosenIn(request);
  if (chosen) await changeAccount(db, id, { staff_language: chosen });
  return chosen ?? staffLanguageOf(db, id);
}
