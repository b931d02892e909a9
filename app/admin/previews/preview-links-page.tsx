import { useState } from 'react';
import { data, useActionData } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { previewDays } from '#database/retention/periods.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { fileSize } from '#domain/files/file-size.ts';
import { kindName } from '#domain/kinds/kinds.ts';
import { countDraftFiles, draftQuota, findDraft } from '#domain/previews/draft.server.ts';
import {
  type PreviewSubject,
  previewAddress,
  previewSubject,
  sharedPreviewPath,
} from '#domain/previews/preview.ts';
import {
  listPreviewLinks,
  makePreviewLink,
  revokePreviewLink,
} from '#domain/previews/preview-link.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { numberIn, type Operation, screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { useOperation } from '../actions/use-operation.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import { Screen } from '../screen/screen.tsx';
import { load } from '../screen/screen-loader.server.ts';
import type { Route } from './+types/preview-links-page.ts';
import { NewLink } from './new-link.tsx';
import { PreviewLinkList } from './preview-link-list.tsx';
import { linkGone, previewFailures, previewGone } from './preview-texts.ts';

export const meta = () => [{ title: t('Preview Links') }];

function subjectOf(params: { kind: string; record: string }, url: string): PreviewSubject {
  const subject = previewSubject(params, new URL(url).searchParams);
  if (!subject) throw data('', { status: 404 });
  return subject;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const subject = subjectOf(params, request.url);
  const { id } = context.get(administratorContext);
  const { draft, links, kept } = await load(context, previewFailures.load, async () => ({
    draft: await findDraft(db, subject),
    links: await listPreviewLinks(db, subject),
    kept: await countDraftFiles(db, id),
  }));
  if (subject.draft !== null && !draft) throw data(previewGone(), { status: 404 });
  return { subject, drafted_at: draft?.created_at, links, kept: { ...kept, quota: draftQuota } };
}

async function make(operation: Operation, subject: PreviewSubject): Promise<ActionResult> {
  const { db, administrator, services, note } = operation;
  const secret = await makePreviewLink(db, subject, administrator.id);
  if (!secret) return { ok: false, toast: { title: previewFailures.make, text: previewGone() } };
  await note('preview link', previewAddress(subject));
  return {
    ok: true,
    toast: 'Link created',
    link: services.site.canonical + sharedPreviewPath(secret),
  };
}

async function revoke(operation: Operation, subject: PreviewSubject): Promise<ActionResult> {
  const { form, db, note } = operation;
  if (!(await revokePreviewLink(db, subject, numberIn(form, 'id') ?? 0)))
    return { ok: false, toast: { title: previewFailures.revoke, text: linkGone } };
  await note('preview link revoked', previewAddress(subject));
  return { ok: true, toast: 'Link revoked' };
}

export const action = (args: Route.ActionArgs) => {
  const subject = subjectOf(args.params, args.request.url);
  return screenAction(previewFailures, {
    make: (operation) => make(operation, subject),
    revoke: (operation) => revoke(operation, subject),
  })(args);
};
export const clientAction = screenClientAction(previewFailures);

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function PreviewLinksPage({ loaderData }: Route.ComponentProps) {
  const { subject, drafted_at, links, kept } = loaderData;
  const pageResult = useActionData<ActionResult>();
  const [link, setLink] = useState(pageResult?.ok ? pageResult.link : undefined);
  const { run, busy } = useOperation((result) => setLink(result.ok ? result.link : undefined));
  const kind = translate(kindName(subject.kind)).toLowerCase();
  return (
    <Screen
      heading={t('Preview Links')}
      description={t(
        'Anyone with the link can see the page in every language, without an account, for {days} days or until it is revoked. It also ends when the person who created it changes their password, signs out everywhere or is deactivated.',
        { days: previewDays },
      )}
    >
      <p className="mb-4">
        <a href={previewAddress(subject)} className="underline">
          {drafted_at
            ? t('The {kind} as entered in the form', { kind })
            : t('The {kind} as saved', { kind })}
        </a>
      </p>
      <Button look="primary" aria-disabled={busy} onClick={() => run('make', {})}>
        {t('Create a Link')}
      </Button>
      {link && <NewLink key={link} link={link} />}
      <PreviewLinkList links={links} />
      <p className="mt-6 text-muted text-sm">
        {t(
          kept.count === 1
            ? 'Your previews use {count} file, {size} of {quota}. The oldest previews are removed when the limit is reached.'
            : 'Your previews use {count} files, {size} of {quota}. The oldest previews are removed when the limit is reached.',
          { count: kept.count, size: fileSize(kept.bytes), quota: fileSize(kept.quota) },
        )}
      </p>
    </Screen>
  );
}
