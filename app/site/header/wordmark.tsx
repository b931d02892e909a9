import { useSite } from '#app/i18n/locale.ts';
import { hasOwnCharacters, hasOwnLetters } from '#app/ui/fonts/own-letters.ts';

/** The most letters that a logo on one line can have; a Chinese character counts as two. */
const longestLine = 18;

/** The most letters that a logo on three lines can have beside the links. */
const longestBlock = 45;

/** The logo: the company's name in Latin letters and in Chinese characters. A long name is smaller and may wrap. */
export function Wordmark() {
  const { latin, characters } = useSite().company.wordmark;
  const letters = `${latin}${characters}`.replace(/[\u2e80-\uffff]/g, '00').length;
  const look =
    letters > longestBlock ? ' is-long is-longest' : letters > longestLine ? ' is-long' : '';
  const letterLook = hasOwnLetters(latin) ? '' : ' is-plain';
  return (
    <span className={`wordmark${look}${letterLook}`} translate="no">
      {latin}
      {latin && characters && ' '}
      {characters && (
        <span lang="zh-Hant" className={hasOwnCharacters(characters) ? undefined : 'is-plain'}>
          {characters}
        </span>
      )}
    </span>
  );
}
