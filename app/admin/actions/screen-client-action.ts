import {
  type ClientActionFunctionArgs,
  data,
  type ErrorResponse,
  isRouteErrorResponse,
} from 'react-router';
import { closeUndoToasts, showToast } from '#app/ui/toasts/toast.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import { uploadErrorText } from '#domain/files/upload/upload-errors.ts';
import { notAllowedIn } from '../route-rights/not-allowed.ts';
import { notAllowed } from '../route-rights/role-texts.ts';
import {
  type ActionResult,
  type Failures,
  notAllowedRefusal,
  type Refusal,
  stepRefusal,
} from './action-result.ts';

const connectionLost =
  'The connection was lost before the server replied. Nothing you typed is lost: please try again.';

const fileUnreadable =
  'A file was changed, moved or deleted after you chose it. Nothing you typed is lost: please remove the file and choose it again.';

/** The answer for a form if a proxy refused it or no answer came at all. */
function refusalOf(
  error: unknown,
  form: FormData,
  failure: string,
  uploads: Failures,
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
  const [file] = [...form].find(([, entry]) => entry instanceof File && entry.size > 0) ?? [];
  if (file !== undefined && [400, 403, 413].includes(error.status))
    return stepRefusal(
      failure,
      uploads[file] ?? failure,
      uploadErrorText({ status: error.status }),
    );
  const text = reasonOf(error);
  return { ok: false, failed: true, toast: { title: failure, text }, details: [text] };
}

/** Why the server, or a proxy before it, did not accept the form. */
function reasonOf({ status, data: sent }: ErrorResponse): string {
  if (status === 413)
    return 'The form is too large to send. Nothing you typed is lost: please shorten the texts or remove files.';
  // A page that was loaded before an update may send its form in an encoding that is no longer accepted.
  if (status === 415) return 'Please reload the page and send the form again.';
  if (status === 503 && /Other uploads/.test(String(sent)))
    return 'Other uploads are in progress. Nothing you typed is lost: please try again.';
  return t(
    'The server could not be reached ({status}). Nothing you typed is lost: please try again.',
    {
      status: String(status),
    },
  );
}

/**
 * The browser's part of {@link screenAction}: turns a lost connection, a proxy's error page and an ended
 * session into values, so that the form stays open, and shows the toast of the result.
 * If no answer came, the toast is `lost`, or else the text of the failed operation. `uploads` has the text before
 * the reason if an upload failed, by the name of the file field.
 */
export function screenClientAction(failures: Failures, uploads: Failures = {}, lost?: string) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const form = await request
      .clone()
      .formData()
      .catch(() => undefined);
    if (!form) return unreadable(failures.save ?? '');
    const failure = failures[String(form.get('intent') ?? 'save')] ?? '';
    // The live preview shows its own errors, so no toast repeats them.
    const isLive = form.has('live');
    let answer: ActionResult;
    try {
      answer = await serverAction<ActionResult>();
    } catch (error) {
      if (error instanceof Response) throw error;
      const refusal = refusalOf(error, form, failure, uploads, lost);
      if (!isLive) showMessage(refusal);
      return data<ActionResult>(refusal, { status: statusOf(refusal) });
    }
    if (!isLive) showMessage(answer);
    return answer;
  };
}

/** The answer if the browser can no longer read a chosen file; the form was not sent. */
function unreadable(failure: string) {
  const toast = { title: failure, text: fileUnreadable };
  const refusal: Refusal = { ok: false, failed: true, toast, details: [fileUnreadable] };
  showMessage(refusal);
  return data<ActionResult>(refusal, { status: 400 });
}

const statusOf = ({ signIn, notAllowed }: Refusal) => (signIn ? 401 : notAllowed ? 403 : 503);

function showMessage(result: ActionResult): void {
  if (!result.ok) {
    if (result.toast)
      showToast(
        'error',
        translate(result.toast.text),
        result.toast.title && translate(result.toast.title),
      );
    return;
  }
  // A preview changes nothing, so an earlier Undo stays valid.
  if (!result.opens) closeUndoToasts();
  if (result.toast) showToast('success', translate(result.toast), undefined, result.undo);
}
