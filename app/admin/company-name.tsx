import { hasOwnCharacters, hasOwnLetters } from '#app/ui/fonts/own-letters.ts';
import type { ShownCompany } from '#domain/company/company.ts';

/** The company's wordmark in Latin letters and in characters. A long one ends with an ellipsis; its title is whole. */
export function CompanyName({ latin, characters }: ShownCompany['wordmark']) {
  const whole = `${latin} ${characters}`.trim();
  const isLong = whole.length > 12;
  return (
    <span
      className={`wordmark ${isLong ? 'is-long' : ''} ${hasOwnLetters(latin) ? '' : 'is-plain'}`}
      title={isLong ? whole : undefined}
    >
      {latin}
      {latin && characters && ' '}
      {characters && (
        <span
          lang="zh-Hant"
          translate="no"
          className={hasOwnCharacters(characters) ? undefined : 'is-plain'}
        >
          {characters}
        </span>
      )}
    </span>
  );
}
