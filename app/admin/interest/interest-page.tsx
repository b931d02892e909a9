import { Link } from 'react-router';
import { t, translate } from '#domain/admin-words/t.ts';
import { hongKongDate } from '#domain/hong-kong-time.ts';
import { listInterest } from '#domain/interest/interest.server.ts';
import { listLanguages } from '#domain/languages/language.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { readListQuery } from '../screen/list-query.ts';
import { Screen, TitledSection } from '../screen/screen.tsx';
import { load } from '../screen/screen-loader.server.ts';
import { TableFilter, TableTools } from '../table/table-tools.tsx';
import type { Route } from './+types/interest-page.ts';
import { InterestTable } from './interest-table.tsx';
import { interestParts, periods } from './interest-texts.ts';

export const meta = () => [{ title: t('What Buyers Look For') }];

/** The most rows of each part. */
const most = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(request.url, ['period', 'language']);
  const { days } = periods.find((one) => String(one.days) === query.filters.period) ?? periods[0];
  return load(context, 'Failed to load what buyers look for', async () => {
    const [found, languages] = await Promise.all([
      listInterest(db, {
        since: hongKongDate(-days),
        languageCode: query.filters.language || undefined,
        most,
      }),
      listLanguages(db),
    ]);
    return { query, found, languages: [...languages.shown, ...languages.hidden] };
  });
}

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function InterestPage({
  loaderData: { query, found, languages },
}: Route.ComponentProps) {
  return (
    <Screen
      heading={t('What Buyers Look For')}
      description={t(
        'Searches, item codes and PDFs, counted without cookies. Nothing about a visitor is kept.',
      )}
    >
      <TableTools query={query}>
        <TableFilter
          name="period"
          label={t('Period')}
          all={t(periods[0].label)}
          choices={periods.slice(1).map(({ days, label }) => ({
            value: String(days),
            label: t(label),
          }))}
        />
        <TableFilter
          name="language"
          label={t('Language')}
          all={t('All Languages')}
          choices={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </TableTools>
      <div className="grid gap-6 xl:grid-cols-2">
        {interestParts.map(({ kind, heading, subject, hint }) => (
          <TitledSection key={kind} id={kind} heading={translate(heading)} gap="">
            <p className="mb-2 text-muted text-sm">
              {translate(hint)}{' '}
              {kind === 'nothing' && (
                <Link to="/admin/search-words" className="underline underline-offset-4">
                  {t('Search Words')}
                </Link>
              )}
            </p>
            {found[kind] ? (
              <InterestTable labelledBy={kind} subject={translate(subject)} rows={found[kind]} />
            ) : (
              <p className="border border-line border-dashed py-6 text-center text-muted text-sm">
                {t('Nothing in this period')}
              </p>
            )}
          </TitledSection>
        ))}
      </div>
    </Screen>
  );
}
