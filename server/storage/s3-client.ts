import { S3Client } from '@aws-sdk/client-s3';
import type { S3Environment } from '../process/env.ts';

/** Limits in milliseconds. */
export interface Timeouts {
  /** The time until a response to a read starts; 0 for no limit. */
  response: number;
  /** The time without progress while a file is sent or read. */
  idle: number;
}

/** A client for any store that speaks S3. */
export const createS3Client = (s3: S3Environment, timeouts: Timeouts) =>
  new S3Client({
    endpoint: s3.endpoint,
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    forcePathStyle: true,
    // S3-compatible stores refuse the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // The default logger would also write errors to the console.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: timeouts.response,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.idle,
    },
  });
