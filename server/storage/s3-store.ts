import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { contentTypeOf } from '#domain/files/content-types.ts';
import {
  type FileStore,
  fileFolders,
  StorageError,
  type StoredFile,
} from '#domain/files/file-store.ts';
import { mediaAddress, newStoredName, parseStoredPath } from '#domain/files/stored-path.ts';
import type { S3Environment } from '../process/env.ts';
import { fileCacheControl } from './cache-lifetime.ts';
import { createS3Client, type Timeouts } from './s3-client.ts';
import { isMissingObject, isTakenName, s3Failure, throwS3Failure } from './s3-failure.ts';
import { sliceStream } from './stream-slice.ts';

/** Milliseconds between test writes of `ping`, because writes cost money and a readiness check may run every second. */
const writeCheckInterval = 60_000;

const defaultTimeouts: Timeouts = { response: 8000, idle: 30_000 };

/** Creates a file store in a bucket, with paths as keys. */
export function createS3Store(
  s3: S3Environment,
  newName: typeof newStoredName = newStoredName,
  timeouts: Timeouts = defaultTimeouts,
): FileStore {
  const client = createS3Client(s3, timeouts);
  const Bucket = s3.bucket;
  let writeCheckedAt = Number.NEGATIVE_INFINITY;

  /** Awaits a request; returns undefined for a missing object, and throws a StorageError for any other failure. */
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
        // If the bucket has a public address, browsers receive this header.
        CacheControl: fileCacheControl(size),
      }),
      // The response comes only after the whole upload, which may take any time.
      { requestTimeout: 0 },
    );
    if (ETag) return;
    // Without an ETag, a gateway may have answered without storing the object.
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
          // Some stores ignore `ifNew`. They overwrite nothing either, because the name has 64 random bits.
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
      await write(path, Readable.from(content), { size }).catch(throwS3Failure);
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
      // A store may return more than the range: some support no ranges, or not all of them.
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
      if (Date.now() - writeCheckedAt > writeCheckInterval) {
        await write('.ping', new Uint8Array(), { size: 0 }).catch(throwS3Failure);
        writeCheckedAt = Date.now();
        return;
      }
      await client.send(new HeadBucketCommand({ Bucket })).catch(throwS3Failure);
    },
  };
}
