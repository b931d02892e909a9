import { joinSentences } from '#domain/admin-words/reader-format.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import type { HostCheck } from '#domain/languages/host-check.ts';
import { binKeepsIt } from '../../deletion/deletion-texts.ts';

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

export const nowPublic = (name: string) => t('{name} is public', { name });
export const nowRetired = (name: string) => t('{name} is retired', { name });

/** The question before a language becomes public. */
export const publicQuestion = (host: string, missing: number) =>
  joinSentences([
    t('Visitors can then read the site at {host}, and every page links to it.', { host }),
    missing === 0
      ? t('All words of the interface are there.')
      : t('{count} words of the interface are missing and are shown in English.', {
          count: String(missing),
        }),
  ]);

/** The question before a language is retired. */
export const retireQuestion = (host: string) =>
  t(
    '{host} then leads to the English site, and no page links to it. Its translations and words are kept until you delete the language. You can make it public again at any time.',
    { host },
  );

/** The question before a language is deleted. */
export const deleteQuestion = (translations: number, words: number) =>
  joinSentences([
    t(
      'Are you sure you want to delete this language? This also deletes its {translations} and {words}, and takes it from its translators.',
      {
        translations: t(translations === 1 ? '{count} translation' : '{count} translations', {
          count: translations,
        }),
        words: t(words === 1 ? '{count} interface word' : '{count} interface words', {
          count: words,
        }),
      },
    ),
    translate(binKeepsIt),
  ]);

/** What the host of a language needs, for the person who looks after DNS and certificate. */
export const hostNeeds = (siteHost: string) =>
  t(
    'Each language has its own host name, shown in the list. It needs a DNS record that leads to the same server as {host} (a CNAME record, or the same A and AAAA records), and the site’s certificate must cover it.',
    { host: siteHost },
  );

const nameTexts: Record<HostCheck['name'], (check: HostCheck) => string> = {
  same: ({ host, siteHost }) =>
    host === siteHost
      ? t('{host} has an address.', { host })
      : t('{host} leads to the same server as {siteHost}.', { host, siteHost }),
  other: ({ host, siteHost }) =>
    t(
      '{host} leads to a different address from {siteHost}. This is right only if a proxy or CDN answers there for this site.',
      { host, siteHost },
    ),
  missing: ({ host }) => t('{host} has no address yet. Add the DNS record.', { host }),
  'no answer': ({ host }) =>
    t('The DNS servers gave no answer for {host}. Please try again.', { host }),
  local: ({ host }) => t('{host} works only on this machine and needs no DNS record.', { host }),
  'no host': ({ siteHost }) =>
    t('The site’s address is {host}. Languages need a host name: set SITE_URL to one.', {
      host: siteHost,
    }),
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
  const text = joinSentences([
    nameTexts[check.name](check),
    translate(certificateTexts[check.certificate]),
  ]);
  return { isReady, text };
}
