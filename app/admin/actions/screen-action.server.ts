import { type ActionFunctionArgs, data, type RouterContextProvider } from 'react-router';
import type { Database } from '#database/connect.ts';
import { isDatabaseUnavailable } from '#database/postgres/connection-lost.ts';
import type { SignedInAdministrator } from '#domain/administrators/administrator.ts';
import type { SecurityEvent } from '#domain/administrators/security-log/security-event.ts';
import { databaseFailure, failureReason } from '#domain/failures/failure-reason.server.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { readFormUpload } from '#domain/files/upload/form-upload.server.ts';
import type { UploadedFile } from '#domain/files/upload/uploaded-file.server.ts';
import { StepFailed } from '#domain/records/record-editing.server.ts';
import { idIn } from '#domain/records/record-id.ts';
import { isAdministrator } from '#domain/roles/role-rights.ts';
import { type Services, servicesContext, visitContext } from '#server/visit/context.ts';
import { administratorContext } from '../route-rights/administrator-context.server.ts';
import {
  type ActionResult,
  type Failures,
  notAllowedRefusal,
  type Refusal,
  stepRefusal,
  unknownOperation,
  unreadableId,
} from './action-result.ts';
import { addSecurityEntry } from './security-entry.server.ts';

/** The request that an operation answers, and the services that it may use. */
export interface Operation {
  /** The fields as strings. A file field has the name of its file. */
  form: FormData;
  /** The uploaded files by field name. */
  files: Map<string, UploadedFile[]>;
  db: Database;
  fileStore: FileStore;
  services: Services;
  administrator: SignedInAdministrator;
  requestHeaders: Headers;
  /** The IP address of the administrator. */
  clientAddress: string;
  context: Readonly<RouterContextProvider>;
  /** Headers of the answer; an operation may add its own. */
  answerHeaders: Headers;
  /** Adds an entry about the administrator's account to the security log. */
  note(event: SecurityEvent, detail?: string): Promise<void>;
  /** Logs a failure that does not stop the operation. The specification calls such failures "only logged". */
  onlyLogged(what: string, error: unknown): void;
}

export type Operate = (operation: Operation) => Promise<ActionResult>;

const adviceFor = {
  'storage permission':
    'Storage permission denied. Please ask your administrator to check the storage bucket permissions.',
  'row security':
    'A row-level security rule of the database does not allow this. Please ask your administrator to check the permissions of the site’s database account.',
};

interface FailureTexts {
  /** The heading of the toast. */
  title?: string;
  /** The text that says that a step of an operation failed, by the name of the step. */
  steps?: Record<string, string>;
}

/** The answer to a failed operation: the screen's own text and the reason, never the database's message. */
function refusalOf(error: unknown, failure: string, { title, steps = {} }: FailureTexts): Refusal {
  const { kind, text } = failureReason(error);
  const advice = kind === 'other' ? [] : [adviceFor[kind]];
  if (error instanceof StepFailed)
    return stepRefusal(failure, steps[error.step] ?? failure, text, advice);
  const refusal = stepRefusal(failure, failure, text, advice);
  return title ? { ...refusal, toast: { text: failure, title } } : refusal;
}

/** The status of an answer that is not a failure. From 400 on, React Router does not reload the page's data. */
function statusOf(answer: ActionResult): number {
  if (answer.ok) return 200;
  if (answer.notAllowed) return 403;
  return answer.errors ? 422 : 409;
}

/** The status of a failure. A violated constraint (SQLSTATE 23...) is a conflict, not a fault of the server. */
const failureStatus = (error: unknown) =>
  databaseFailure(error)?.code.startsWith('23') ? 409 : isDatabaseUnavailable(error) ? 503 : 500;

const refused = (status: number, refusal: ActionResult) => data(refusal, { status });

/** Whether the browser sent the form without JavaScript, and shows the answer as a page. */
function isForPage(request: Request): boolean {
  return /\btext\/html\b/.test(request.headers.get('Accept') ?? '');
}

/** The texts of a form, to fill it in again; passwords are not sent back. */
function enteredIn(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !/password/.test(name) ? [[name, value] as [string, string]] : [],
  );
}

/**
 * The action of a back-office screen: the form's `intent` names the operation. Multipart forms are read as a stream.
 * The action never throws: if an operation throws, the action logs the error and answers the text of the operation in
 * `failures`.
 */
export function screenAction<Names extends string>(
  failures: Record<NoInfer<Names>, string> & Failures,
  operations: Record<Names, Operate>,
  texts: FailureTexts = {},
) {
  return async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
    const services = context.get(servicesContext);
    const { requestId, clientAddress } = context.get(visitContext);
    const administrator = context.get(administratorContext);
    const upload = await readFormUpload(request);
    if (!upload.ok) return refused(upload.status, { ok: false, details: [upload.message] });
    const { fields, files } = upload;
    for (const [name, list] of files) for (const file of list) fields.append(name, file.name);
    const intent = String(fields.get('intent') ?? 'save') as Names;
    if (!Object.hasOwn(operations, intent))
      return refused(400, { ok: false, toast: { text: unknownOperation } });
    if (hasUnreadableNumber(fields))
      return refused(422, { ok: false, toast: { text: unreadableId } });
    const answerTo = (answer: ActionResult, status: number, headers = new Headers()) =>
      data(isForPage(request) && !answer.ok ? { ...answer, entered: enteredIn(fields) } : answer, {
        status,
        headers,
      });
    const answerHeaders = new Headers();
    try {
      const answer = await operations[intent]({
        form: fields,
        files,
        db: services.actingAs(administrator.email),
        fileStore: services.files,
        services,
        administrator,
        requestHeaders: request.headers,
        clientAddress,
        context,
        answerHeaders,
        note: (event, detail) => addSecurityEntry({ request, context }, event, detail),
        onlyLogged: (what, error) =>
          services.log.error({ requestId, what, error }, 'failed, continued'),
      });
      return answerTo(answer, statusOf(answer), answerHeaders);
    } catch (error) {
      services.log.error({ requestId, intent, error }, 'operation failed');
      return answerTo(refusalOf(error, failures[intent], texts), failureStatus(error));
    }
  };
}

/** Restricts one operation of a screen to administrators; the domain checks the role again. */
export const forAdministrators =
  (operate: Operate): Operate =>
  async (operation) =>
    isAdministrator(operation.administrator) ? operate(operation) : notAllowedRefusal;

/** Whether a field that must be a number is none. With an ignored `id`, for example, a save would add a record. */
const hasUnreadableNumber = (form: FormData): boolean =>
  ['id', 'version', 'copy_of', 'plan', 'entity_id'].some(
    (name) => form.has(name) && numberIn(form, name) === undefined,
  );

/** The number in a field; undefined if the field is missing or is not a number. */
export const numberIn = (form: FormData, name: string): number | undefined => idIn(form.get(name));

/** The ids in a field, separated by commas; undefined if there is none or one is not a number. */
export function idsIn(form: FormData, name: string): number[] | undefined {
  const ids = String(form.get(name) ?? '')
    .split(',')
    .map(idIn);
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

/** The record that a form edits, and the version that it was opened with; undefined if the form adds a record. */
export function editIn(form: FormData): { id: number; version: number } | undefined {
  const id = numberIn(form, 'id');
  return id === undefined ? undefined : { id, version: numberIn(form, 'version') ?? 0 };
}

/** The id of the record that a new one is copied from, or undefined. */
export function copiedIn(form: FormData): number | undefined {
  return editIn(form) ? undefined : numberIn(form, 'copy_of');
}
