import { useSite } from '#app/i18n/locale.ts';

/** The company's name in Latin letters and in characters, as a logo. */
export function Wordmark() {
  const { latin, han } = useSite().company.wordmark;
  return (
    <span className="wordmark" translate="no">
      {latin} <span lang="zh-Hant">{han}</span>
    </span>
  );
}
