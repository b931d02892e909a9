import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { contentTypeOf } from '#domain/files/content-types.ts';
import {
  type FileStore,
  fileFolders,
  StorageError,
  type StoredFile,
} from '#domain/files/file-store.ts';
import { mediaAddress, newStoredName, parseStoredPath } from '#domain/files/stored-path.ts';
import type { S3Environment } from '../env.ts';
import { fileCacheControl } from './cache-lifetime.ts';
import { isMissingObject, isTakenName, s3Failure } from './s3-failure.ts';
import { sliceStream } from './stream-slice.ts';

/** A write is paid for, and a readiness check may come every second. */
const writeCheckedFor = 60_000;

interface Patience {
  /** Milliseconds for the first word of an answer to whoever reads. */
  answer: number;
  /** Milliseconds in which something has to move, of a file that is sent or read. */
  still: number;
}

const usualPatience: Patience = { answer: 8000, still: 30_000 };

const clientOf = (s3: S3Environment, patience: Patience) =>
  new S3Client({
    endpoint: s3.endpoint,
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    forcePathStyle: true,
    // Stores that only resemble S3 refuse the checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // It would write what fails to the console, beside the words of the error.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: patience.answer,
      throwOnRequestTimeout: true,
      socketTimeout: patience.still,
    },
  });

const failed = (error: unknown): never => {
  throw s3Failure(error);
};

/** Files as objects of one bucket, their paths as keys. */
export function createS3Store(
  s3: S3Environment,
  newName: typeof newStoredName = newStoredName,
  patience = usualPatience,
): FileStore {
  const client = clientOf(s3, patience);
  const Bucket = s3.bucket;
  let writeCheckedAt = Number.NEGATIVE_INFINITY;

  /** Runs a request; a missing object is undefined, any other failure a StorageError. */
  const found = async <Answer>(request: Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await request;
    } catch (error) {
      if (isMissingObject(error)) return undefined;
      throw s3Failure(error);
    }
  };

  const statObject = async (path: string): Promise<StoredFile | undefined> => {
    if (!parseStoredPath(path)) return undefined;
    const head = await found(client.send(new HeadObjectCommand({ Bucket, Key: path })));
    return (
      head && { path, size: head.ContentLength ?? 0, modified: head.LastModified ?? new Date(0) }
    );
  };

  const write = async (
    Key: string,
    Body: Uint8Array | Readable,
    { size, ifNew = false }: { size: number; ifNew?: boolean },
  ) => {
    const { ETag } = await client.send(
      new PutObjectCommand({
        ...{ Bucket, Key, Body, ContentLength: size },
        ...(ifNew && { IfNoneMatch: '*' }),
        ContentType: contentTypeOf(Key),
        // With a public address of the bucket browsers see these headers and not ours.
        CacheControl: fileCacheControl(size),
      }),
      // An answer comes when all has been sent, which takes as long as it takes.
      { requestTimeout: 0 },
    );
    if (ETag) return;
    // A gateway that answers in the store's place has kept nothing.
    const head = await found(client.send(new HeadObjectCommand({ Bucket, Key })));
    if ((head?.ContentLength ?? 0) !== size)
      throw new StorageError(500, 'the object store did not confirm the file');
  };

  return {
    stat: statObject,

    async put(folder, bytes, extension) {
      for (let tries = 0; tries < 3; tries++) {
        const path = `${folder}/${newName(extension)}`;
        if (!parseStoredPath(path)) throw new StorageError(400, 'the folder is unknown');
        try {
          // Stores that know no conditional PUT rely on the 64 random bits of the name.
          await write(path, bytes, { size: bytes.length, ifNew: true });
          return mediaAddress(path);
        } catch (error) {
          if (!isTakenName(error)) throw s3Failure(error);
        }
      }
      throw new StorageError(500, 'no free name was found');
    },

    async overwrite({ path, size }, content) {
      if (!parseStoredPath(path)) return false;
      await write(path, Readable.from(content), { size }).catch(failed);
      return true;
    },

    async read(path, range) {
      if (!parseStoredPath(path)) return undefined;
      const Range = range && `bytes=${range.start}-${range.end}`;
      const object = await found(client.send(new GetObjectCommand({ Bucket, Key: path, Range })));
      const body = object?.Body?.transformToWebStream();
      if (!body || !range) return body;
      const wanted = range.end - range.start + 1;
      if (object?.ContentLength === wanted) return body;
      // A store may answer more than it was asked for: some know no ranges, or not all of them.
      const from = Number(/^bytes (\d+)-/.exec(object?.ContentRange ?? '')?.[1] ?? 0);
      return sliceStream(body, range.start - from, wanted);
    },

    async *list() {
      for (const folder of fileFolders) {
        const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` });
        try {
          for await (const { Contents = [] } of pages) {
            for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
              if (parseStoredPath(Key)) yield { path: Key, size: Size, modified: LastModified };
            }
          }
        } catch (error) {
          throw s3Failure(error);
        }
      }
    },

    async remove(path) {
      if (!(await statObject(path))) return false;
      await found(client.send(new DeleteObjectCommand({ Bucket, Key: path })));
      return true;
    },

    async ping() {
      if (Date.now() - writeCheckedAt > writeCheckedFor) {
        await write('.ping', new Uint8Array(), { size: 0 }).catch(failed);
        writeCheckedAt = Date.now();
        return;
      }
      await client.send(new HeadBucketCommand({ Bucket })).catch(failed);
    },
  };
}
