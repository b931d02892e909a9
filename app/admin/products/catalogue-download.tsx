import { buttonLook } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import type { Language } from '#domain/languages/language.ts';

/** Links that download the catalogue, one for each public language. */
export function CatalogueDownload({ languages }: { languages: readonly Language[] }) {
  return (
    <section className="mt-8 flex flex-wrap items-center gap-2" aria-labelledby="catalogue">
      <h2 id="catalogue" className="mr-2">
        {t('Complete Catalogue (PDF)')}
      </h2>
      {languages.map(({ code, name }) => (
        <a
          key={code}
          href={`/admin/products/catalogue.pdf?language=${code}`}
          className={buttonLook()}
          lang={code}
          aria-describedby="catalogue"
        >
          {name}
        </a>
      ))}
    </section>
  );
}
