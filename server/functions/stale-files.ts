import { storedFileTypes } from '#domain/files/content-types.ts';
import { maxDeletedAtOnce, staleFilesPageSize } from '#domain/files/stale/stale-file.ts';
import {
  deleteStaleFiles,
  findStaleFiles,
  staleFilesFailure,
} from '#domain/files/stale/stale-files.server.ts';
import type { Services } from '../visit/context.ts';
import { readJson } from './json-body.ts';

type StaleFileServices = Pick<Services, 'db' | 'files' | 'log'>;

const mostListed = 500;
const mostBytes = 512 * 1024;

const headers = { 'Cache-Control': 'no-store' };

const answer = (body: object) => Response.json(body, { headers });

const refusal = (status: number, error: string) => Response.json({ error }, { status, headers });

/** Answers with the result of the work, or with the reason of its failure. */
const answerOf = (work: Promise<object>, log: Services['log']): Promise<Response> =>
  work.then(answer, (error: unknown) => {
    log.error({ error }, 'stale files request failed');
    return refusal(500, staleFilesFailure(error));
  });

/**
 * Reads a header as an integer from 1 to `most`; a larger number becomes `most`. Returns `usual` without the header,
 * and undefined if the value is invalid.
 */
function numberHeader(request: Request, name: string, usual: number, most: number) {
  const given = request.headers.get(name)?.trim() ?? '';
  if (given === '') return usual;
  const number = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  return number >= 1 ? Math.min(number, most) : undefined;
}

/**
 * GET /functions/v1/get-stale-files with the headers x-page, x-limit and x-file-type. The caller must have checked that
 * an administrator sends it.
 */
export async function getStaleFiles(
  { db, files, log }: StaleFileServices,
  request: Request,
): Promise<Response> {
  const page = numberHeader(request, 'x-page', 1, Number.MAX_SAFE_INTEGER);
  const limit = numberHeader(request, 'x-limit', staleFilesPageSize, mostListed);
  if (page === undefined) return refusal(400, 'The header x-page must be a number of 1 or more.');
  if (limit === undefined) return refusal(400, 'The header x-limit must be a number of 1 or more.');
  const type = request.headers.get('x-file-type')?.trim() ?? '';
  const fileType = storedFileTypes.find((known) => known === type);
  if (type !== '' && !fileType) {
    return refusal(400, `The header x-file-type must be one of ${storedFileTypes.join(', ')}.`);
  }
  return answerOf(findStaleFiles({ db, files }, { page, limit, fileType }), log);
}

function filePathsOf(value: unknown): string[] | undefined {
  const paths =
    typeof value === 'object' && value !== null && 'filePaths' in value && value.filePaths;
  if (!Array.isArray(paths) || paths.length > maxDeletedAtOnce) return undefined;
  return paths.every((path) => typeof path === 'string') ? paths : undefined;
}

/**
 * POST /functions/v1/delete-storage-files with {filePaths}. The caller must have checked that an administrator sends
 * it.
 */
export async function deleteStorageFiles(
  { db, files, log }: StaleFileServices,
  request: Request,
): Promise<Response> {
  const body = await readJson(request, mostBytes);
  if (!body.ok) return refusal(body.status, body.error);
  const paths = filePathsOf(body.value);
  if (!paths) {
    return refusal(400, `The field filePaths must be a list of at most ${maxDeletedAtOnce} paths.`);
  }
  return answerOf(deleteStaleFiles({ db, files }, paths), log);
}
