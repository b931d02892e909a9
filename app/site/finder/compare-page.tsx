import { data } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { useMessages, useSite } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/message.tsx';
import { findCodesByCode, mostCompared } from '#domain/finder/compared-codes.server.ts';
import { comparisonPath, toolPages } from '#domain/finder/tool-pages.ts';
import { joinList } from '#domain/texts/join-list.ts';
import { visitContext } from '#server/visit/context.ts';
import { EmptyState } from '../list/empty-state.tsx';
import { LoadError } from '../list/load-error.tsx';
import { attempt } from '../loading/attempt.ts';
import { QueryFields } from '../query/query-fields.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { missingPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/compare-page.ts';
import { CompareTable } from './compare-table.tsx';

/** The most codes that are read from an address, so that an address cannot ask for thousands. */
const mostAsked = 24;

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.getAll('codes').slice(0, mostAsked);
  const read = await attempt(context, async (db, languageCode) => {
    const whole = await findCodesByCode(db, languageCode, asked);
    // A person who writes the address by hand may separate the codes by commas.
    return whole.missing.some((code) => code.includes(','))
      ? findCodesByCode(
          db,
          languageCode,
          asked
            .flatMap((code) => (whole.missing.includes(code) ? code.split(',') : code))
            .slice(0, mostAsked),
        )
      : whole;
  });
  const { finder } = messagesOf(context.get(visitContext));
  const texts = { title: finder.comparison, description: finder.comparisonLead };
  return data({ read, meta: missingPageMeta(context, texts) }, { status: read ? 200 : 503 });
}

export { meta } from '../seo/page-meta.ts';

export default function ComparePage({ loaderData: { read } }: Route.ComponentProps) {
  const { finder, lists } = useMessages();
  return (
    <>
      <PageHeader title={finder.comparison} lead={finder.comparisonLead} />
      <section className="section wrap">
        {read ? <Compared {...read} /> : <LoadError title={lists.notLoaded} />}
      </section>
    </>
  );
}

type Read = NonNullable<Route.ComponentProps['loaderData']['read']>;

function Compared({ codes, missing }: Read) {
  const { language, messages } = useSite();
  const { finder } = messages;
  const shown = codes.slice(0, mostCompared);
  return (
    <>
      {missing.length > 0 && (
        <p role="status" className="mb-6">
          {fill(finder.missing, { codes: joinList(missing, language.code) })}
        </p>
      )}
      {codes.length > mostCompared && (
        <p role="status" className="mb-6">
          {finder.onlySix}
        </p>
      )}
      {shown.length > 0 ? (
        <CompareTable
          codes={shown}
          without={({ item_code }) =>
            comparisonPath(shown.map((code) => code.item_code).filter((code) => code !== item_code))
          }
        />
      ) : (
        <EmptyState title={finder.nothingToCompare} text={finder.nothingText} />
      )}
      <div className="compare-add no-print">
        {shown.length < mostCompared && <AddCode codes={shown.map((code) => code.item_code)} />}
        <a className="link" href={toolPages.finder.path}>
          {finder.title}
        </a>
      </div>
    </>
  );
}

function AddCode({ codes }: { codes: string[] }) {
  const { finder } = useMessages();
  return (
    <form method="get" action={toolPages.compare.path} className="compare-form">
      <QueryFields query={new URLSearchParams(codes.map((code) => ['codes', code]))} />
      <label className="field">
        <span className="label">{finder.add}</span>
        <input name="codes" required maxLength={100} autoComplete="off" className="input figures" />
      </label>
      <button type="submit" className="button button-quiet">
        {finder.addButton}
      </button>
    </form>
  );
}
