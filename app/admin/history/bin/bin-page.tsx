import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { daysInBin } from '#database/retention/periods.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { emptyBin, listBin } from '#domain/history/bin/bin.server.ts';
import { readPeople } from '#domain/history/recorded/authors.server.ts';
import { restoreFromBin } from '#domain/history/restore/restore-from-bin.server.ts';
import { kindName } from '#domain/kinds/kinds.ts';
import { servicesContext } from '#server/visit/context.ts';
import {
  type ActionResult,
  notAllowedRefusal,
  unknownOperation,
} from '../../actions/action-result.ts';
import {
  idsIn,
  numberIn,
  type Operation,
  screenAction,
} from '../../actions/screen-action.server.ts';
import { screenClientAction } from '../../actions/screen-client-action.ts';
import { useOperation } from '../../actions/use-operation.ts';
import { Dialog, DialogButtons } from '../../dialog/dialog.tsx';
import { administratorContext } from '../../route-rights/administrator-context.server.ts';
import { EmptyNote, Screen } from '../../screen/screen.tsx';
import { load } from '../../screen/screen-loader.server.ts';
import { tNodes } from '../../screen/t-nodes.tsx';
import { AuthorName, authorOf } from '../author.tsx';
import { binFailures, ruleRefuses, slugInvalid, withoutRoomText } from '../history-texts.ts';
import { RelativeTime } from '../relative-time.tsx';
import { RestoreButton } from '../restore-button.tsx';
import type { Route } from './+types/bin-page.ts';

export const meta = () => [{ title: t('Bin') }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const me = context.get(administratorContext);
  return load(context, 'Failed to load the bin', async () => {
    const [records, people] = await Promise.all([listBin(db, me), readPeople(db)]);
    const author = (actor: string | null) => authorOf(people, { actor, cause: null });
    return { records: records.map((record) => ({ ...record, author: author(record.deleted_by) })) };
  });
}

const refusals = {
  gone: 'This is no longer in the bin.',
  'slug invalid': slugInvalid,
  'slug taken': 'Another record now uses this slug. Please choose a different one.',
  taken: 'Another record now uses one of its values.',
  'parent gone': 'Its product has been deleted. Please restore the product first.',
  'not now': ruleRefuses,
};

async function restore({ form, db, administrator }: Operation): Promise<ActionResult> {
  const slug = String(form.get('slug') ?? '').trim() || undefined;
  const restored = await restoreFromBin(db, administrator, numberIn(form, 'id') ?? 0, slug);
  if (!restored.ok) {
    if (restored.refusal === 'not allowed') return notAllowedRefusal;
    const text = refusals[restored.refusal];
    return {
      ok: false,
      ...(restored.refusal.startsWith('slug')
        ? { errors: { slug: [text] } }
        : { toast: { title: binFailures.restore, text } }),
    };
  }
  const kind = translate(kindName(restored.record.kind));
  const what =
    restored.leftOut.length > 0
      ? t('{kind} restored. Links to deleted records return when those records are restored.', {
          kind,
        })
      : t('{kind} restored', { kind });
  return { ok: true, toast: `${what}${withoutRoomText(restored.noRoom)}` };
}

/** Deletes the entries that the dialog listed; records that were deleted after it opened stay in the bin. */
async function empty({ form, db, administrator }: Operation): Promise<ActionResult> {
  const entries = idsIn(form, 'entries');
  if (!entries) return { ok: false, toast: { text: unknownOperation } };
  const gone = await emptyBin(db, administrator, entries);
  if (gone === 0) return { ok: false, toast: { title: binFailures.empty, text: refusals.gone } };
  const left = entries.length - gone;
  const what =
    entries.length === 1
      ? t('Deleted for good')
      : t(gone === 1 ? '{count} record deleted for good' : '{count} records deleted for good', {
          count: gone,
        });
  if (left === 0) return { ok: true, toast: what };
  const rest = t(
    left === 1 ? '. {count} was no longer in the bin' : '. {count} were no longer in the bin',
    { count: left },
  );
  return { ok: true, toast: `${what}${rest}` };
}

export const action = screenAction(binFailures, { restore, empty });
export const clientAction = screenClientAction(binFailures);

export { ScreenError as ErrorBoundary } from '../../screen/screen-error.tsx';

type Binned = Route.ComponentProps['loaderData']['records'][number];

export default function BinPage({ loaderData }: Route.ComponentProps) {
  const { records } = loaderData;
  return (
    <Screen
      heading={t('Bin')}
      description={t(
        'Deleted records can be restored for {days} days, with everything that belonged to them.',
        { days: daysInBin },
      )}
    >
      {records.length === 0 ? (
        <EmptyNote>{t('The bin is empty')}</EmptyNote>
      ) : (
        <>
          <div className="mb-3 flex justify-end">
            <Empty
              entries={records.map(({ id }) => id)}
              question={
                records.length === 1
                  ? t('Delete the only record in the bin for good?')
                  : t('Delete all {count} records in the bin for good?', { count: records.length })
              }
              label={t('Empty Bin')}
            />
          </div>
          <ul className="flex flex-col gap-2">
            {records.map((record) => (
              <BinnedRecord key={record.id} record={record} />
            ))}
          </ul>
        </>
      )}
    </Screen>
  );
}

function BinnedRecord({ record }: { record: Binned }) {
  const { id, kind, label, author, deleted_at } = record;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border border-line bg-white px-5 py-3 text-sm">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <strong className="font-medium">{label}</strong>{' '}
          <span className="text-muted">{translate(kindName(kind))}</span>
        </p>
        <p className="text-muted">
          {tNodes('Deleted {author}, {time}', {
            author: <AuthorName author={author} />,
            time: <RelativeTime at={deleted_at} />,
          })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <RestoreButton label={t('Restore')} values={{ id }} />
        <Empty
          entries={[id]}
          question={t('Delete “{name}” for good?', { name: label })}
          label={t('Delete for Good')}
        />
      </div>
    </li>
  );
}

interface EmptyProps {
  entries: number[];
  question: string;
  label: string;
}

/** Deletes exactly the entries that were in the bin when the dialog opened. */
function Empty(props: EmptyProps) {
  const [asked, setAsked] = useState<EmptyProps>();
  const { run, busy } = useOperation(() => setAsked(undefined));
  return (
    <>
      <Button compact look="quiet" className="text-danger!" onClick={() => setAsked(props)}>
        {props.label}
      </Button>
      {asked && (
        <Dialog
          title={asked.question}
          description={t('This cannot be undone. Texts remain in the history; files are deleted.')}
          onClose={() => setAsked(undefined)}
        >
          <DialogButtons onCancel={() => setAsked(undefined)} busy={busy}>
            <Button
              look="danger"
              disabled={busy}
              onClick={() => run('empty', { entries: asked.entries.join() })}
            >
              {t('Delete for Good')}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  );
}
