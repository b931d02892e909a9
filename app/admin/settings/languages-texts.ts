import type { HostCheck } from '#domain/languages/host-check.ts';
import { binKeepsIt } from '../deletion/deletion-texts.ts';

export const languageFailures = {
  save: 'Failed to save language',
  delete: 'Failed to delete language',
  order: 'Failed to update language order',
  public: 'Failed to make the language public',
  retire: 'Failed to retire the language',
  check: 'Failed to check the host',
};

export const languageSaved = {
  created: 'Language created successfully',
  updated: 'Language updated successfully',
};

export const codeTaken = 'There is already a language with this code';

export const originalStays =
  'Records are written in this language, so it can be neither retired nor deleted.';

export const retireFirst = 'This language is public. Retire it before you delete it.';

export const nowPublic = (name: string) => `${name} is public`;
export const nowRetired = (name: string) => `${name} is retired`;

/** The question before a language becomes public. */
export const publicQuestion = (host: string, missing: number) =>
  `Visitors can then read the site at ${host}, and every page links to it. ${
    missing === 0
      ? 'All words of the interface are there.'
      : `${missing} words of the interface are missing and are shown in English.`
  }`;

/** The question before a language is retired. */
export const retireQuestion = (host: string) =>
  `${host} then leads to the English site, and no page links to it. Its translations and words are kept until you delete the language. You can make it public again at any time.`;

/** The question before a language is deleted. */
export const deleteQuestion = (translations: number, words: number) =>
  `Are you sure you want to delete this language? This also deletes its ${counted(translations, 'translation')} and ${counted(words, 'interface word')}, and takes it from its translators. ${binKeepsIt}`;

const counted = (n: number, noun: string) =>
  `${n.toLocaleString('en')} ${noun}${n === 1 ? '' : 's'}`;

/** What the host of a language needs, for the person who looks after DNS and certificate. */
export const hostNeeds = (siteHost: string) =>
  `Each language has its own host name, shown in the list. It needs a DNS record that leads to the same server as ${siteHost} (a CNAME record, or the same A and AAAA records), and the site’s certificate must cover it.`;

const nameTexts: Record<HostCheck['name'], (check: HostCheck) => string> = {
  same: ({ host, siteHost }) =>
    host === siteHost
      ? `${host} has an address.`
      : `${host} leads to the same server as ${siteHost}.`,
  other: ({ host, siteHost }) =>
    `${host} leads to another address than ${siteHost}. This is right only if a proxy or CDN answers there for this site.`,
  missing: ({ host }) => `${host} has no address yet. Add the DNS record.`,
  'no answer': ({ host }) => `The DNS servers gave no answer for ${host}. Please try again.`,
  local: ({ host }) => `${host} works only on this machine and needs no DNS record.`,
  'no host': ({ siteHost }) =>
    `The site’s address is ${siteHost}. Languages need a host name: set SITE_URL to one.`,
};

const certificateTexts: Record<HostCheck['certificate'], string> = {
  valid: 'The certificate covers it.',
  'other name': 'The certificate does not cover this name.',
  'not trusted': 'Its certificate is not trusted or has expired.',
  'no answer': 'No secure connection to it was possible.',
  'not needed': 'The site is not served over https, so it needs no certificate.',
  'not checked': '',
};

/** The result of a check, and whether the host is ready. */
export function hostResult(check: HostCheck): { isReady: boolean; text: string } {
  const isReady =
    ['same', 'local'].includes(check.name) && ['valid', 'not needed'].includes(check.certificate);
  const text = [nameTexts[check.name](check), certificateTexts[check.certificate]];
  return { isReady, text: text.filter(Boolean).join(' ') };
}
