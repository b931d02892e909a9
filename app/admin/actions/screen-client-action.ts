import {
  type ClientActionFunctionArgs,
  data,
  type ErrorResponse,
  isRouteErrorResponse,
} from 'react-router';
import { closeUndoToasts, showToast } from '#app/ui/toasts/toast.ts';
import { uploadErrorText } from '#domain/files/upload/upload-errors.ts';
import { notAllowedIn } from '../rights/not-allowed.ts';
import { notAllowed } from '../rights/role-texts.ts';
import {
  type ActionResult,
  type Failures,
  notAllowedRefusal,
  type Refusal,
  stepRefusal,
} from './action-result.ts';

/** Which file a failed upload was about: the field's name and the text that stands before the reason. */
export type UploadTexts = Record<string, string>;

const connectionLost =
  'The connection was lost before the answer came. Nothing you typed is lost: please try again.';

const fileUnreadable =
  'A chosen file was changed, moved or deleted after it was chosen. Nothing you typed is lost: please remove it and choose it again.';

function hasFile(form: FormData, name: string): boolean {
  return form.getAll(name).some((entry) => entry instanceof File && entry.size > 0);
}

/** What a proxy before us, or no answer at all, means for this form. */
function refusalOf(
  error: unknown,
  form: FormData,
  failure: string,
  uploads: UploadTexts,
  lost: string | undefined,
): Refusal {
  if (!isRouteErrorResponse(error)) {
    return {
      ok: false,
      failed: true,
      toast: lost ? { text: lost } : { title: failure, text: connectionLost },
      details: [connectionLost],
    };
  }
  if (error.status === 401) return { ok: false, signIn: true };
  if (notAllowedIn(error))
    return { ...notAllowedRefusal, failed: true, toast: { title: failure, text: notAllowed } };
  const carriesFiles = [...form.values()].some((entry) => entry instanceof File && entry.size > 0);
  if (carriesFiles && [400, 403, 413].includes(error.status)) {
    const reason = uploadErrorText({ status: error.status });
    const field = Object.keys(uploads).find((name) => hasFile(form, name));
    return stepRefusal(failure, uploads[field ?? ''] ?? failure, reason);
  }
  const text = reasonOf(error);
  return { ok: false, failed: true, toast: { title: failure, text }, details: [text] };
}

const nothingLost = 'Nothing you typed is lost: please try again.';

/** Why the server, or a proxy before it, took no form at all. */
function reasonOf({ status, data: sent }: ErrorResponse): string {
  if (status === 413) return 'The form is too large to be sent. Nothing you typed is lost.';
  // A page from before an update sends its form in a way that the server no longer accepts.
  if (status === 415) return 'Please reload the page and send the form again.';
  if (status === 503 && /Other uploads/.test(String(sent)))
    return `Other uploads are under way. ${nothingLost}`;
  return `The server could not be reached (${status}). ${nothingLost}`;
}

/**
 * The browser's half of {@link screenAction}: a lost connection, a proxy's error page and an ended
 * session become values, so that the form stays; and the result's toast is shown here.
 * `lost` stands for the screen's own text when no answer came at all.
 */
export function screenClientAction(failures: Failures, uploads: UploadTexts = {}, lost?: string) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const form = await request
      .clone()
      .formData()
      .catch(() => undefined);
    if (!form) return unreadable(failures.save ?? '');
    const failure = failures[String(form.get('intent') ?? 'save')] ?? '';
    let answer: ActionResult;
    try {
      answer = await serverAction<ActionResult>();
    } catch (error) {
      if (error instanceof Response) throw error;
      const refusal = refusalOf(error, form, failure, uploads, lost);
      showMessage(refusal);
      return data<ActionResult>(refusal, { status: statusOf(refusal) });
    }
    showMessage(answer);
    return answer;
  };
}

/** A form whose files the browser cannot read any more: it was not sent. */
function unreadable(failure: string) {
  const toast = { title: failure, text: fileUnreadable };
  const refusal: Refusal = { ok: false, failed: true, toast, details: [fileUnreadable] };
  showMessage(refusal);
  return data<ActionResult>(refusal, { status: 400 });
}

const statusOf = ({ signIn, notAllowed }: Refusal) => (signIn ? 401 : notAllowed ? 403 : 503);

function showMessage(result: ActionResult): void {
  if (!result.ok) {
    if (result.toast) showToast('error', result.toast.text, result.toast.title);
    return;
  }
  // A preview changes nothing.
  if (!result.opens) closeUndoToasts();
  if (result.toast) showToast('success', result.toast, undefined, result.undo);
}
