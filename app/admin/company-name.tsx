import { company } from '#domain/company.ts';

/** The company's name in English and Chinese. */
export function CompanyName() {
  return (
    <>
      {company.name.en}{' '}
      <span lang="zh-Hant" translate="no">
        {company.name['zh-Hant']}
      </span>
    </>
  );
}
