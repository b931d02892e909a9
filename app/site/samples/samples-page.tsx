import { data } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { showLines } from '#domain/samples/shown-lines.server.ts';
import { visitContext } from '#server/visit/context.ts';
import { attempt } from '../loading/attempt.ts';
import { PageHeader } from '../sections/page-header.tsx';
import { missingPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/samples-page.ts';
import { newRequest } from './sample-request.ts';
import { receiveSampleRequest } from './samples-action.ts';
import { SamplesForm } from './samples-form.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { title, lead } = messagesOf(context.get(visitContext)).samples;
  const typed = newRequest(request.url);
  return {
    typed,
    shown: await shown(context, typed),
    meta: missingPageMeta(context, { title, description: lead }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await receiveSampleRequest(request, context);
  if (answer instanceof Response) return answer;
  const { typed } = answer.data;
  return data({ ...answer.data, shown: await shown(context, typed) }, answer.init ?? undefined);
}

/** The lines with their public records. If reading the records fails, the lines are shown as they were typed. */
const shown = async (
  context: Route.LoaderArgs['context'],
  { lines }: ReturnType<typeof newRequest>,
) => (await attempt(context, (db, code) => showLines(db, code, lines))) ?? lines;

export { meta } from '../seo/page-meta.ts';

/** The page with the list of samples and the form that sends the list. */
export default function SamplesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { samples } = useMessages();
  const { shown, typed } = actionData ?? loaderData;
  return (
    <>
      <PageHeader title={samples.title} lead={samples.lead} />
      <SamplesForm
        lines={shown}
        typed={typed}
        problems={actionData?.problems}
        failure={actionData?.failure}
        isAnswer={actionData !== undefined}
      />
    </>
  );
}
