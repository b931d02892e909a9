import { useSite } from '#app/i18n/locale.ts';

/** The most letters of a logo on one line; a Chinese character counts as two. */
const longestLine = 18;

/** The company's name in Latin letters and in characters, as a logo. A long name is smaller and may wrap. */
export function Wordmark() {
  const { latin, characters } = useSite().company.wordmark;
  const letters = `${latin}${characters}`.replace(/[\u2e80-\uffff]/g, '00').length;
  return (
    <span className={letters > longestLine ? 'wordmark is-long' : 'wordmark'} translate="no">
      {latin}
      {latin && characters && ' '}
      {characters && <span lang="zh-Hant">{characters}</span>}
    </span>
  );
}
