import { Link, Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { type Coverage, findCoverage } from '#domain/translations/coverage.server.ts';
import { translatable } from '#domain/translations/translatable.ts';
import { servicesContext } from '#server/context.ts';
import { headingLook } from '../parts/screen.tsx';
import { ScreenError } from '../parts/screen-error.tsx';
import { load } from '../parts/screen-loader.server.ts';
import type { Route } from './+types/coverage-layout.ts';
import { CoverageTable } from './coverage-table.tsx';
import { placeSearch, readPlace } from './translation-address.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { entity } = readPlace(request.url);
  // Without its figures the screen is still worth showing.
  return load(context, 'Failed to load translations', () => findCoverage(db, entity)).catch(
    () => undefined,
  );
}

/** The figures look at every record and translation: they are not read anew at each step from field to field. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
}: ShouldRevalidateFunctionArgs): boolean {
  return (
    formMethod !== 'GET' || readPlace(currentUrl.href).entity !== readPlace(nextUrl.href).entity
  );
}

export { ScreenError as ErrorBoundary };

const isComplete = (coverage: Coverage[]) =>
  coverage.every(({ translated, outdated, total }) => translated - outdated >= total);

/** Above the translations: how many there are, and the way to the next one that is missing. */
export default function CoverageLayout({ loaderData: coverage }: Route.ComponentProps) {
  const { search } = useLocation();
  const place = readPlace(new URL(search, 'http://localhost').href);
  return (
    <>
      <h1 className={`mb-5 ${headingLook}`}>Translations</h1>
      {coverage && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4 border border-line bg-white px-5 py-4">
          <CoverageTable label={translatable[place.entity].label} coverage={coverage} />
          {!isComplete(coverage) && (
            <Link
              to={`${placeSearch(search, place)}&next=yes`}
              preventScrollReset
              className={buttonLook()}
            >
              Next Missing
            </Link>
          )}
        </div>
      )}
      <Outlet />
    </>
  );
}
