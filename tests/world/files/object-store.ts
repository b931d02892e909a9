import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Environment } from '#server/process/env.ts';

/**
 * A separate S3 server with one bucket in a folder, by default an empty one, and the function that ends it and removes
 * the folder.
 */
export async function startObjectStore(
  directory = mkdtempSync(join(tmpdir(), 'object-store-')),
  wantedPort = 0,
): Promise<{ s3: S3Environment; stop(): Promise<void> }> {
  const bucket = 'files';
  const server = new S3rver({
    address: '127.0.0.1',
    port: wantedPort,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  // S3 can refuse to overwrite; this stand-in does not support that.
  server.middleware.unshift(async (ctx, next) => {
    const object = join(directory, `${ctx.path}._S3rver_object`);
    if (ctx.method !== 'PUT' || ctx.get('If-None-Match') !== '*' || !existsSync(object))
      return next();
    ctx.status = 412;
    ctx.body = '<Error><Code>PreconditionFailed</Code></Error>';
  });
  const { port } = await server.run();
  return {
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      publicUrl: undefined,
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
