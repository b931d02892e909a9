import { data, Link, redirect, useSearchParams } from 'react-router';
import { t, translate } from '#domain/admin-words/t.ts';
import { storedPathOf } from '#domain/files/stored-path.ts';
import { findExistingRecords } from '#domain/history/recorded/existing-records.server.ts';
import { recordNameKey, recordNames } from '#domain/history/recorded/record-names.server.ts';
import { findDeletion, isInBin } from '#domain/history/timeline/deleted-record.server.ts';
import { editAddress, kindName } from '#domain/kinds/kinds.ts';
import { mayEdit } from '#domain/roles/role-rights.ts';
import { servicesContext } from '#server/visit/context.ts';
import { administratorContext } from '../../route-rights/administrator-context.server.ts';
import { notAllowed } from '../../route-rights/role-texts.ts';
import { EarlierLink } from '../../screen/earlier-link.tsx';
import { readCursor } from '../../screen/list-query.ts';
import { Screen, TitledSection } from '../../screen/screen.tsx';
import { load } from '../../screen/screen-loader.server.ts';
import {
  capitalize,
  columnName,
  columnText,
  historyFailures,
  isPicture,
  recordLabel,
} from '../history-texts.ts';
import { recordInAddress } from '../versions/record-of.server.ts';
import { readVersions } from '../versions/record-versions.server.ts';
import { VersionEntry } from '../versions/version-entry.tsx';
import type { Route } from './+types/deleted-record-page.ts';

export const meta = () => [{ title: t('Deleted Record') }];

/** Columns that are not shown, because triggers or counters fill them and not staff. */
const hiddenColumns = ['id', 'version', 'updated_at', 'likes'];

/** Shows a deleted record: /admin/deleted/products/5, with `?version=` one of its versions. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const record = recordInAddress(params);
  const { db } = context.get(servicesContext);
  const { kind, id } = record;
  if (!mayEdit(context.get(administratorContext), kind)) throw data(notAllowed, { status: 403 });
  const read = await load(context, historyFailures.load, async () => {
    const key = recordNameKey(kind, id);
    if ((await findExistingRecords(db, [record])).has(key)) return undefined;
    const asked = Number(new URL(request.url).searchParams.get('version')) || undefined;
    const before = readCursor(request.url) ?? (asked && asked + 1);
    const [names, deletion, binned, page] = await Promise.all([
      recordNames(db, [record]),
      findDeletion(db, record),
      isInBin(db, record),
      readVersions(db, record, before),
    ]);
    const fields = Object.entries(deletion?.row ?? {}).flatMap(([column, value]) => {
      const text = columnText(column, value);
      return hiddenColumns.includes(column) || text === ''
        ? []
        : [{ label: capitalize(columnName(column)), text }];
    });
    const name = recordLabel(kind, id, names.get(key));
    return { kind, name, isInBin: binned, fields, ...page };
  });
  if (!read) throw redirect(editAddress(kind, id) ?? '/admin/activity');
  if (read.versions.length === 0 && read.fields.length === 0) throw data('', { status: 404 });
  return read;
}

export { ScreenError as ErrorBoundary } from '../../screen/screen-error.tsx';

export default function DeletedRecordPage({ loaderData }: Route.ComponentProps) {
  const { kind, name, isInBin, fields, versions, more } = loaderData;
  const [parameters] = useSearchParams();
  const asked = Number(parameters.get('version'));
  return (
    <Screen heading={name}>
      <p className="mb-5 text-sm">
        {t('This {kind} has been deleted.', { kind: translate(kindName(kind)).toLowerCase() })}{' '}
        {isInBin ? (
          <Link to="/admin/bin" className="underline underline-offset-4">
            {t('Restore it from the bin')}
          </Link>
        ) : (
          t('It is not in the bin.')
        )}
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {fields.length > 0 && (
          <TitledSection id="last-state" heading={t('Content')} className="min-w-0">
            <dl className="divide-y divide-line border border-line bg-white px-5 text-sm">
              {fields.map(({ label, text }) => (
                <div key={label} className="gap-4 py-2 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)]">
                  <dt className="text-muted">{label}</dt>
                  <dd className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
                    <HeldValue label={label} text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </TitledSection>
        )}
        <TitledSection id="versions" heading={t('History')} className="min-w-0">
          <ol className="divide-y divide-line border border-line bg-white px-5">
            {versions.map((version) => (
              <VersionEntry key={version.id} version={version} isAsked={version.id === asked} />
            ))}
          </ol>
          <EarlierLink before={more ? (versions.at(-1)?.id ?? 0) : undefined}>
            {t('Earlier Versions')}
          </EarlierLink>
        </TitledSection>
      </div>
    </Screen>
  );
}

function HeldValue({ label, text }: { label: string; text: string }) {
  if (isPicture(text))
    return <img src={text} alt={label} className="max-h-28 border border-line" />;
  if (storedPathOf(text) === undefined) return text;
  return (
    <a href={text} className="underline underline-offset-4">
      {text}
    </a>
  );
}
