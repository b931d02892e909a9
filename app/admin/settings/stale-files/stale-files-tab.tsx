import { useState } from 'react';
import { Form, useNavigate, useRevalidator } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { type StoredFileType, storedFileTypes } from '#domain/files/content-types.ts';
import type { StaleFileList } from '#domain/files/stale/stale-file.ts';
import {
  deleteStaleFiles,
  findStaleFiles,
  staleFilesFailure,
} from '#domain/files/stale/stale-files.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import type { ActionResult } from '../../actions/action-result.ts';
import { type Operation, screenAction } from '../../actions/screen-action.server.ts';
import { screenClientAction } from '../../actions/screen-client-action.ts';
import { useOperation } from '../../actions/use-operation.ts';
import { Dialog, DialogButtons } from '../../dialog/dialog.tsx';
import { EmptyNote, TitledSection } from '../../screen/screen.tsx';
import { TablePages } from '../../table/table-pages.tsx';
import { loadFailed, staleFileFailures } from '../settings-texts.ts';
import type { Route } from './+types/stale-files-tab.ts';
import { fetchStaleFiles } from './fetch-stale-files.ts';
import { StaleFileTable } from './stale-file-table.tsx';

export const meta = () => [{ title: t('Remove Stale Files') }];

function askedOf(url: string) {
  const { searchParams } = new URL(url);
  const fileType = storedFileTypes.find((type) => type === searchParams.get('type'));
  return { page: Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1), fileType };
}

interface Shown {
  fileType: StoredFileType | undefined;
  stale?: StaleFileList;
  failure?: string;
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Shown> {
  const { db, files, log } = context.get(servicesContext);
  const { page, fileType } = askedOf(request.url);
  try {
    return { fileType, stale: await findStaleFiles({ db, files }, { page, fileType }) };
  } catch (error) {
    const { requestId } = context.get(visitContext);
    log.error({ requestId, error }, 'listing stale files failed');
    return { fileType, failure: loadFailed(staleFilesFailure(error)) };
  }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Shown> {
  const { page, fileType } = askedOf(request.url);
  return { fileType, ...(await fetchStaleFiles(page, fileType)) };
}

async function remove({ form, db, fileStore }: Operation): Promise<ActionResult> {
  const paths = form.getAll('path').map(String);
  const { summary } = await deleteStaleFiles({ db, files: fileStore }, paths);
  const { successful, failed } = summary;
  const text = t('Successfully deleted {count} files. Failed: {failed}', {
    count: String(successful),
    failed: String(failed),
  });
  return failed > 0 ? { ok: false, toast: { text } } : { ok: true, toast: text };
}

export const action = screenAction(staleFileFailures, { delete: remove });
export const clientAction = screenClientAction(staleFileFailures);

export { ScreenError as ErrorBoundary } from '../../screen/screen-error.tsx';

const typeNames = {
  image: 'Images',
  document: 'Documents',
  video: 'Videos',
  other: 'Other',
} as const satisfies Record<StoredFileType, string>;

export default function StaleFilesTab({ loaderData }: Route.ComponentProps) {
  const { fileType, stale, failure } = loaderData;
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const { submit, busy } = useOperation((result) => {
    setAsking(false);
    if (result.ok || !result.failed) select(new Set());
  });
  if (!stale) {
    return (
      <div role="alert" className="border border-danger border-l-4 bg-white px-4 py-3">
        <p className="mb-3">{translate(failure ?? '')}</p>
        <Button onClick={() => revalidate()}>{t('Try Again')}</Button>
      </div>
    );
  }
  const { files, pagination, fileTypes } = stale;
  const { page, limit, total, totalPages } = pagination;
  // Files that have disappeared from the list are no longer selected.
  const chosen = files.filter(({ path }) => selected.has(path));
  const remove = () => {
    const form = new FormData();
    form.set('intent', 'delete');
    for (const { path } of chosen) form.append('path', path);
    submit(form);
  };
  return (
    <TitledSection id="stale-files" heading={t('Remove Stale Files')} gap="">
      <p className="text-muted text-sm">
        {t('Found {count} stale files that are not referenced in your database.', {
          count: String(total),
        })}
      </p>
      <p className="mb-4 text-muted text-sm">
        {t('Files of earlier versions and of records in the bin are kept and not listed.')}
      </p>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Form>
          <select
            key={fileType}
            name="type"
            aria-label={t('File type')}
            defaultValue={fileType ?? ''}
            onChange={(event) => {
              select(new Set());
              navigate(event.currentTarget.value ? `?type=${event.currentTarget.value}` : '?');
            }}
            className={`${inputLook} w-auto`}
          >
            <option value="">{t('All file types')}</option>
            {fileTypes.map((type) => (
              <option key={type} value={type}>
                {t(typeNames[type])}
              </option>
            ))}
          </select>
        </Form>
        <Button onClick={() => revalidate()} disabled={state === 'loading'}>
          {t('Refresh')}
        </Button>
        <Button
          look="danger"
          disabled={chosen.length === 0}
          title={chosen.length === 0 ? t('Select the files to delete first.') : undefined}
          onClick={() => setAsking(true)}
        >
          {t('Delete Selected ({count})', { count: chosen.length })}
        </Button>
      </div>
      {files.length === 0 ? (
        <EmptyNote>{t('No stale files found.')}</EmptyNote>
      ) : (
        <StaleFileTable files={files} selected={selected} onSelect={select} />
      )}
      <TablePages
        list={{ rows: files, total, page, pages: totalPages, offset: (page - 1) * limit }}
      />
      {asking && (
        <Dialog
          title={t('Delete {count} files?', { count: chosen.length })}
          description={t(
            'This action cannot be undone. These files will be permanently deleted from your storage bucket.',
          )}
          onClose={() => setAsking(false)}
        >
          <DialogButtons onCancel={() => setAsking(false)} busy={busy}>
            <Button look="danger" onClick={remove} disabled={busy}>
              {busy ? t('Deleting...') : t('Delete')}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </TitledSection>
  );
}
