import { data } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { fill, plain } from '#app/i18n/message.tsx';
import { findSampleRequest } from '#domain/samples/sample-request.server.ts';
import { readSetting } from '#domain/settings/setting-editing.server.ts';
import { visitContext } from '#server/visit/context.ts';
import { attempt } from '../loading/attempt.ts';
import { MissingPage } from '../not-found/missing-page.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { missingPageMeta } from '../seo/page-meta.ts';
import { Day } from '../texts/day.tsx';
import type { Route } from './+types/sample-request-page.ts';
import { whenAnswered } from './receipt.ts';
import { SampledThing } from './sample-lines.tsx';

/** The page of a sent request at its secret address. The page is never cached and sends no referrer. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const messages = messagesOf(context.get(visitContext));
  const found = await attempt(context, async (db, code) => ({
    request: await findSampleRequest(db, code, params.secret),
    days: await readSetting(db, 'answer_days'),
  }));
  if (!found) throw new Response(null, { status: 503 });
  const { request, days } = found;
  const { title } = messages.samples.request;
  const texts = { title, description: plain(whenAnswered(messages, days)) };
  const meta = missingPageMeta(context, request && texts);
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  return data({ request, days, meta }, { headers, status: request ? 200 : 404 });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export { meta } from '../seo/page-meta.ts';

export default function SampleRequestPage({ loaderData: { request, days } }: Route.ComponentProps) {
  const messages = useMessages();
  const { contact, samples } = messages;
  const texts = samples.request;
  if (!request) return <MissingPage products={[]} />;
  const states = [
    [texts.received, request.created_at],
    [texts.sent, request.sent_at],
    [texts.answered, request.answered_at],
  ] as const;
  const details = [
    [contact.form.name, request.name],
    [contact.form.email, request.email],
    [texts.company, request.company],
    [samples.address, request.address],
    [contact.form.message, request.message],
  ] as const;
  return (
    <>
      <PageHeader title={texts.title} lead={whenAnswered(messages, days)} />
      <div className="section wrap columns sent-request" data-samples-sent="">
        <section className="column-first" aria-labelledby="asked">
          <h2 id="asked" className="heading">
            {texts.what}
          </h2>
          <ul className="sample-lines">
            {request.lines.map((line) => (
              <li key={`${line.kind} ${line.asked}`}>
                <SampledThing line={line} />
                {(line.quantity || line.note) && (
                  <p className="wrap-anywhere">
                    {[line.quantity, line.note].filter(Boolean).join(' · ')}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="state">
          <h2 id="state" className="heading">
            {texts.state}
          </h2>
          <dl className="specification">
            {states.map(([name, moment]) => (
              <div key={plain(name)}>
                <dt>{name}</dt>
                <dd>{moment ? <Day of={moment} /> : texts.notYet}</dd>
              </div>
            ))}
          </dl>
          <h2 className="heading">{samples.detailsHeading}</h2>
          <dl className="specification">
            {details.map(
              ([name, value]) =>
                value && (
                  <div key={plain(name)}>
                    <dt>{name}</dt>
                    <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <p className="caption">
            {request.hasReceipt && <>{fill(texts.receipt, { email: request.email })} </>}
            {texts.keep}
          </p>
        </section>
      </div>
    </>
  );
}
