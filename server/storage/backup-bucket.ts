import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { BackupBucket } from '#database/backup/backup-bucket.ts';
import type { BackupEnvironment } from '../process/env.ts';
import { replaceDurably } from './durable-file.ts';
import { decrypted, encrypted } from './encrypted-stream.ts';
import { createS3Client } from './s3-client.ts';
import { isMissingObject, s3Failure, throwS3Failure } from './s3-failure.ts';

/**
 * The size of a part of an upload. Two parts are in memory at a time, and S3 allows 10,000 parts, so a file may have
 * 160 GB.
 */
const partSize = 16 * 1024 * 1024;

/** Opens the bucket for backups. */
export function openBackupBucket({ s3, prefix, key }: BackupEnvironment): BackupBucket {
  // A response comes only after its part has been uploaded, which may take any time.
  const client = createS3Client(s3, { response: 0, idle: 30_000 });
  const Bucket = s3.bucket;
  const keyOf = (path: string) => `${prefix}${path}`;
  return {
    name: s3.bucket,

    async *list(folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: keyOf(`${folder}/`) });
      try {
        for await (const { Contents = [] } of pages)
          for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
            yield { path: Key.slice(prefix.length), size: Size, modified: LastModified };
      } catch (error) {
        throw s3Failure(error);
      }
    },

    async put(path, from, signal) {
      signal?.throwIfAborted();
      const { mtime } = await stat(from);
      const content = createReadStream(from, { highWaterMark: 1024 * 1024 });
      const upload = new Upload({
        ...{ client, partSize, queueSize: 1 },
        params: {
          ...{ Bucket, Key: keyOf(path) },
          Body: key === undefined ? content : Readable.from(encrypted(content, key)),
          Metadata: { modified: mtime.toISOString() },
        },
      });
      const abort = () => void upload.abort();
      signal?.addEventListener('abort', abort);
      try {
        await upload.done().catch(throwS3Failure);
      } finally {
        signal?.removeEventListener('abort', abort);
        content.destroy();
      }
    },

    async fetch(path, to) {
      const request = client.send(new GetObjectCommand({ Bucket, Key: keyOf(path) }));
      const object = await request.catch((error) =>
        isMissingObject(error) ? undefined : throwS3Failure(error),
      );
      if (!object?.Body) return false;
      const modified = new Date(object.Metadata?.modified ?? object.LastModified ?? 0);
      const body = object.Body as Readable;
      try {
        await replaceDurably(to, `${to}.partial`, decrypted(body, key, path), modified);
      } finally {
        body.destroy();
      }
      return true;
    },

    async remove(path) {
      await client
        .send(new DeleteObjectCommand({ Bucket, Key: keyOf(path) }))
        .catch(throwS3Failure);
    },
  };
}
