import { data } from 'react-router';
import { t, translate } from '#domain/admin-words/t.ts';
import type { StaleFileList } from '#domain/files/stale/stale-file.ts';
import { fetchFailed, invalidResponse } from '../settings-texts.ts';

type Fetched = { stale: StaleFileList } | { failure: string };

function isList(body: unknown): body is StaleFileList {
  return (
    typeof body === 'object' &&
    body !== null &&
    'files' in body &&
    Array.isArray(body.files) &&
    'pagination' in body &&
    'fileTypes' in body
  );
}

/** Fetches one page of stale files from the get-stale-files function. Throws if the session has ended. */
export async function fetchStaleFiles(
  page: number,
  fileType: string | undefined,
): Promise<Fetched> {
  const headers = { 'x-page': String(page), ...(fileType ? { 'x-file-type': fileType } : {}) };
  let response: Response;
  try {
    response = await fetch('/functions/v1/get-stale-files', { headers });
  } catch {
    return { failure: fetchFailed(t('The connection was lost.')) };
  }
  if (response.status === 401) throw data('Please sign in.', { status: 401 });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const message = typeof body === 'object' && body !== null && 'error' in body && body.error;
    return {
      failure: fetchFailed(
        message
          ? translate(String(message))
          : t('The server answered {status}.', { status: String(response.status) }),
      ),
    };
  }
  return isList(body) ? { stale: body } : { failure: invalidResponse };
}
