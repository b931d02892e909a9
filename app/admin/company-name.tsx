import type { ShownCompany } from '#domain/company/company.ts';

/** The company's wordmark in Latin letters and in characters. */
export function CompanyName({ latin, characters }: ShownCompany['wordmark']) {
  return (
    <>
      {latin}
      {latin && characters && ' '}
      {characters && (
        <span lang="zh-Hant" translate="no">
          {characters}
        </span>
      )}
    </>
  );
}
