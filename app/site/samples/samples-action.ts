import { data, type RouterContextProvider, redirect } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { plain } from '#app/i18n/message.tsx';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import { sampleRequestPath, samplesPath } from '#domain/samples/sample-list.ts';
import { acceptSampleRequest } from '#domain/samples/sample-request.server.ts';
import { mostLines, type SampleProblems } from '#domain/samples/sample-rules.ts';
import { showLines } from '#domain/samples/shown-lines.server.ts';
import { readSetting } from '#domain/settings/setting-editing.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { receiptIn, whenAnswered } from './receipt.ts';
import { readRequest, type TypedRequest } from './sample-request.ts';

/** The reason why the form is shown again, with the text that the visitor typed. */
export interface SamplesOutcome {
  typed: TypedRequest;
  problems?: SampleProblems;
  failure?: 'failed' | 'full';
}

/**
 * Stores a sample request and redirects to its page; mails are sent afterwards. Without a script, the form also comes
 * here to add and remove lines.
 */
export async function receiveSampleRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { db, limits, log, site, siteName, wakeDelivery } = context.get(servicesContext);
  const visit = context.get(visitContext);
  const { clientAddress, requestId, language } = visit;
  // The form of a list that is too long is read, too, so that the visitor gets a message.
  const form = await sentForm(request, mostLines * 6 + 20);
  const { typed, isChange } = readRequest(form);
  const again = (outcome: Omit<SamplesOutcome, 'typed'>, status: number) =>
    data<SamplesOutcome>({ typed, ...outcome }, { status });
  if (isChange) return again({}, 200);
  // A program that fills the honeypot is told that it succeeded, so that it does not try again.
  if (form.get('website')) return redirect(`${samplesPath}?sent=yes`, 303);
  if (!(await limits.contact.take(clientAddress))) return again({ failure: 'failed' }, 429);
  try {
    const name = await siteName();
    const lines = await showLines(db, language.code, typed.lines);
    const messages = messagesOf(visit);
    const when = plain(whenAnswered(messages, await readSetting(db, 'answer_days')));
    const answer = await acceptSampleRequest(db, {
      ...typed,
      language_code: language.code,
      host: site.hostName,
      receipt: (secret) =>
        receiptIn(messages, {
          ...{ lines, when },
          site: name,
          page: site.linkTo(language.code, visit.origin) + sampleRequestPath(secret),
        }),
    });
    if (answer.ok) {
      wakeDelivery();
      return redirect(`${sampleRequestPath(answer.secret)}?sent=yes`, 303);
    }
    if (!answer.full) return again({ problems: answer.problems }, 422);
    log.error({ requestId }, 'a sample request was refused: the queue is full');
    return again({ failure: 'full' }, 503);
  } catch (error) {
    log.error({ requestId, error }, 'a sample request was not stored');
    return again({ failure: 'failed' }, 503);
  }
}
