import { data, type RouterContextProvider, redirect } from 'react-router';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { acceptContactMessage } from '#domain/contact/contact.server.ts';
import { sentForm } from '#domain/forms/sent-form.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { type ContactOutcome, contactInput } from './contact-outcome.ts';

const answered = (outcome: ContactOutcome, status: number) => data(outcome, { status });

/**
 * Stores a contact message; the mail is sent after the answer. A success redirects to the page, so that a reload does
 * not send the message again.
 */
export async function receiveContactMessage(
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { db, limits, log, site, wakeDelivery } = context.get(servicesContext);
  const { clientAddress, language, requestId } = context.get(visitContext);
  // The limit is checked before the body is read, so that a refused request costs almost nothing.
  if (!(await limits.contact.take(clientAddress))) return answered({ kind: 'failed' }, 429);
  const form = await sentForm(request);
  const typed = contactInput(form);
  // A program that fills the honeypot is told that it succeeded, so that it does not try again.
  if (form.get('website')) return done();
  try {
    const answer = await acceptContactMessage(db, {
      ...typed,
      host: site.hostName,
      language_code: language.code,
    });
    if (!answer.ok && answer.full) {
      log.error({ requestId }, 'a contact message was refused: the queue is full');
      return answered({ kind: 'full', typed }, 503);
    }
    if (!answer.ok) return answered({ kind: 'invalid', problems: answer.problems, typed }, 422);
  } catch (error) {
    log.error({ requestId, error }, 'a contact message was not stored');
    return answered({ kind: 'failed', typed }, 503);
  }
  wakeDelivery();
  return done();
}

const done = () => redirect(`${publicPages.contact.path}?sent=yes#message`, 303);
