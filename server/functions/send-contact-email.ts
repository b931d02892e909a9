import { acceptContactMessage } from '#domain/contact/contact.server.ts';
import {
  type ContactInput,
  type ContactProblems,
  contactFields,
  contactFullText,
  contactProblems,
  contactProblemTexts,
} from '#domain/contact/contact-rules.ts';
import { longestMessageBody } from '../http/body-limits.ts';
import type { Services, Visit } from '../visit/context.ts';
import { readJson } from './json-body.ts';

/** The answer if a message cannot be stored. If only the mail fails, the delivery tries again. */
const contactFailedText = 'Failed to send message. Please try again later.';

/**
 * POST /functions/v1/send-contact-email: stores a contact message and answers `{}`, or `{error}` with a matching
 * status. Other fields such as `adminEmail` are ignored: the recipient comes from the setting.
 */
export async function sendContactEmail(
  services: Services,
  visit: Visit,
  request: Request,
): Promise<Response> {
  const { db, limits, log, site } = services;
  // The limit counts before the body is read, so that a refusal is cheap.
  if (!(await limits.contact.take(visit.clientAddress)))
    return refusal(429, 'Too many messages. Please try again in a minute.');
  const sent = await readMessage(request);
  if (!sent.ok) {
    await limits.contact.giveBack(visit.clientAddress).catch(() => undefined);
    return refusal(sent.status, sent.error);
  }
  try {
    const answer = await acceptContactMessage(db, {
      ...sent.input,
      host: site.hostName,
      language_code: visit.language.code,
    });
    if (!answer.ok && answer.full) {
      log.error({ requestId: visit.requestId }, 'a contact message was refused: the queue is full');
      return refusal(507, contactFullText);
    }
    if (!answer.ok) return refusal(400, firstProblem(answer.problems) ?? contactFailedText);
  } catch (error) {
    log.error({ requestId: visit.requestId, error }, 'a contact message was not stored');
    return refusal(503, contactFailedText);
  }
  services.wakeDelivery();
  return Response.json({});
}

type SentMessage = { ok: true; input: ContactInput } | { ok: false; status: number; error: string };

async function readMessage(request: Request): Promise<SentMessage> {
  const body = await readJson(request, longestMessageBody);
  if (!body.ok) return body;
  const invalid = (error: string) => ({ ok: false as const, status: 400, error });
  const input = contactInput(body.value);
  if (!input) return invalid('The request body must be a JSON object whose fields are strings.');
  const problem = firstProblem(contactProblems(input));
  return problem ? invalid(problem) : { ok: true, input };
}

const refusal = (status: number, error: string) => Response.json({ error }, { status });

/** Reads the fields; a missing field is empty. Undefined if the value is not an object or a field is not a string. */
function contactInput(value: unknown): ContactInput | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Record<string, unknown>;
  const input: ContactInput = { name: '', email: '', subject: '', message: '' };
  for (const field of contactFields) {
    const text = given[field] ?? '';
    if (typeof text !== 'string') return undefined;
    input[field] = text;
  }
  return input;
}

/** The text of the first field that has a problem, in the order of the form. */
function firstProblem(problems: ContactProblems): string | undefined {
  for (const field of contactFields) {
    const problem = problems[field];
    if (problem) return contactProblemTexts[field][problem];
  }
  return undefined;
}
