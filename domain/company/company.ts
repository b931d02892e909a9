import type { company } from '#database/schema/company.ts';
import { shortHash } from '../addresses/public-pages.ts';
import { type DaysWithHours, type HoursException, weekOf } from './opening-hours.ts';

/** The facts of the company by column. A fact that is missing, null or blank is not shown. */
export type CompanyFacts = Readonly<Partial<typeof company.$inferSelect>>;

/** The company with its translations, by language and column. */
export interface StoredCompany {
  facts: CompanyFacts;
  translations: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The company before its first fact is entered. */
export const noCompany: StoredCompany = { facts: {}, translations: new Map() };

/** The chats that a visitor can open by scanning a code, with the name of the code in its address. */
export type ScannedChat = 'wechat' | 'whatsapp';

interface Chat {
  /** Null if only a picture of the code is known. */
  link: string | null;
  /** The address of the picture of the code. */
  code: string;
}

/** An exception from the opening hours; `lang` is the language of its name if it differs from the page's. */
export type ShownException = HoursException & { lang?: string | undefined };

/** The company as public pages show it, in one language; null for what is missing. */
export interface ShownCompany {
  id: number;
  /** The name of the site: the company's name, or the host name while the company has none. */
  siteName: string;
  name: string | null;
  legal_name: string | null;
  tagline: string | null;
  blurb: string | null;
  address: string | null;
  /**
   * The logo, the same in every language: the wordmark, or else the English name or the host name. One part may be
   * ''.
   */
  wordmark: { latin: string; characters: string };
  /** `display` is the text to show, `href` the tel: link. */
  phone: { display: string; href: string } | null;
  /** The address in two parts, so that harvesters do not find it in the source. A script joins them with @. */
  email: { local: string; domain: string } | null;
  facebook: string | null;
  instagram: string | null;
  whatsapp: Chat | null;
  wechat: Chat | null;
  map: { latitude: number; longitude: number; zoom: number } | null;
  week: DaysWithHours[];
  exceptions: ShownException[];
  /** The fields shown in the original language because they have no translation. */
  untranslated?: string[];
  /** The language of its other fields, if the page's own texts are in another language. */
  language?: string;
}

/** The text without blanks around it; null if nothing is left. */
export const written = (text: string | null | undefined): string | null => text?.trim() || null;

/** An address that a link may lead to; null for any scheme but those of `schemes`. */
const linkTo = (text: string | null | undefined, schemes = /^https?:/i): string | null => {
  const address = written(text);
  return address && URL.canParse(address) && schemes.test(address) ? address : null;
};

/** The schemes of an address in WeChat. */
export const weChatSchemes = /^(weixin|https?):/i;

/** The address of a stored picture; null if it is missing or unsafe. */
export const pictureAt = (text: string | null | undefined): string | null =>
  /^\/(?!\/)/.test(text ?? '') ? (text ?? null) : linkTo(text);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The address of each chat; null if it is unknown. */
export function chatLinks(facts: CompanyFacts): Record<ScannedChat, string | null> {
  const number = digitsOf(facts.whatsapp ?? '');
  const account = written(facts.wechat_id);
  return {
    whatsapp: number ? `https://wa.me/${number}` : null,
    wechat:
      linkTo(facts.wechat_link, weChatSchemes) ??
      (account && `weixin://dl/chat?${encodeURIComponent(account)}`),
  };
}

/** A chat with the picture of its code: the uploaded picture, or a QR code that the site draws of the address. */
function chatOf(name: ScannedChat, link: string | null, uploaded: string | null): Chat | null {
  if (uploaded) return { link, code: uploaded };
  return link ? { link, code: `/qr/${name}.svg?v=${shortHash(link)}` } : null;
}

/** The public e-mail address in two parts; null if there is none. */
function emailOf(text: string | null | undefined): ShownCompany['email'] {
  const [, local, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(text?.trim() ?? '') ?? [];
  return local && domain ? { local, domain } : null;
}

/** The telephone with its tel: link; null without a digit. */
function phoneOf(text: string | null | undefined): ShownCompany['phone'] {
  const display = written(text);
  const digits = digitsOf(display ?? '');
  const plus = display?.startsWith('+') ? '+' : '';
  return display && digits ? { display, href: `tel:${plus}${digits}` } : null;
}

function mapOf({ latitude, longitude, zoom }: CompanyFacts): ShownCompany['map'] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { latitude, longitude, zoom: zoom ?? 17 };
}

/** The company's facts that are the same in every language, in the form in which pages show them. */
export function untranslatedCompany(facts: CompanyFacts, host: string) {
  const characters = written(facts.wordmark_characters) ?? '';
  const latin = written(facts.wordmark_latin) ?? (characters ? '' : (written(facts.name) ?? host));
  const links = chatLinks(facts);
  const { monday = null, tuesday = null, wednesday = null, thursday = null } = facts;
  const { friday = null, saturday = null, sunday = null } = facts;
  return {
    wordmark: { latin, characters },
    phone: phoneOf(facts.phone),
    email: emailOf(facts.email),
    facebook: linkTo(facts.facebook),
    instagram: linkTo(facts.instagram),
    whatsapp: chatOf('whatsapp', links.whatsapp, pictureAt(facts.whatsapp_code_url)),
    wechat: chatOf('wechat', links.wechat, pictureAt(facts.wechat_code_url)),
    map: mapOf(facts),
    week: weekOf({ monday, tuesday, wednesday, thursday, friday, saturday, sunday }),
  };
}
