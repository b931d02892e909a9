import { Link, Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { t, translate } from '#domain/admin-words/t.ts';
import type { WordCoverage } from '#domain/changed-words/interface-words.server.ts';
import { catalogueKinds } from '#domain/kinds/kinds.ts';
import { onlyLanguages } from '#domain/roles/role-rights.ts';
import type { Coverage } from '#domain/translations/coverage.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { FailedPart, useFailedParts } from '../screen/failed-part.tsx';
import { headingLook } from '../screen/screen.tsx';
import { loadPart } from '../screen/screen-loader.server.ts';
import { findWordCoverage } from '../words/word-coverage.server.ts';
import type { Route } from './+types/coverage-layout.ts';
import { CoverageTable } from './coverage-table.tsx';
import { placeSearch, readPlace } from './translation-address.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, coverage: known } = context.get(servicesContext);
  const only = onlyLanguages(context.get(administratorContext));
  const { entity } = readPlace(request.url);
  const failure = 'Failed to load translation progress';
  const [coverage, words] = await Promise.all([
    loadPart(context, failure, () => known.of(entity, only)),
    loadPart(context, failure, () => findWordCoverage(db, only)),
  ]);
  return { coverage, words };
}

/** Skips the reload when only the record or field changes: counting reads every record and translation. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
}: ShouldRevalidateFunctionArgs): boolean {
  const isReload = formMethod !== 'GET' || currentUrl.href === nextUrl.href;
  return isReload || readPlace(currentUrl.href).entity !== readPlace(nextUrl.href).entity;
}

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

const isComplete = (coverage: Coverage[]) =>
  coverage.every(({ translated, outdated, total }) => translated - outdated >= total);

/** The coverage above the translations: how much is translated, and a link to the next missing translation. */
export default function CoverageLayout({ loaderData }: Route.ComponentProps) {
  const { value: coverage } = loaderData.coverage;
  useFailedParts(loaderData);
  const { search } = useLocation();
  const place = readPlace(new URL(search, 'http://localhost').href);
  return (
    <>
      <h1 className={`mb-5 ${headingLook}`}>{t('Translations')}</h1>
      <FailedPart part={loaderData.coverage} className="mb-6" />
      {coverage && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4 border border-line bg-white px-5 py-4">
          {coverage.length === 0 ? (
            <p className="text-sm">{t('You have no languages to translate into.')}</p>
          ) : (
            <CoverageTable
              label={translate(catalogueKinds[place.entity].several)}
              coverage={coverage}
            />
          )}
          {!isComplete(coverage) && (
            <Link
              to={`${placeSearch(search, place)}&next=yes`}
              preventScrollReset
              className={buttonLook()}
            >
              {t('Next Missing')}
            </Link>
          )}
          <WordLinks words={loaderData.words.value} />
        </div>
      )}
      <Outlet />
    </>
  );
}

/** How many words of the interface each language has, as links to them. */
function WordLinks({ words = [] }: { words: WordCoverage[] | undefined }) {
  if (words.length === 0) return null;
  return (
    <p className="flex w-full flex-wrap gap-x-5 gap-y-2 border-line border-t pt-3 text-sm">
      {t('Words of the interface:')}
      {words.map(({ code, name, translated, total }) => (
        <Link
          key={code}
          to={`/admin/words?language=${code}`}
          className="underline underline-offset-4"
        >
          <span lang={code}>{name}</span>{' '}
          {t('{part} of {whole}', { part: String(translated), whole: String(total) })}
        </Link>
      ))}
    </p>
  );
}
