import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuild } from '#server/build.ts';
import { serve } from './served-site.ts';

/** Builds once and makes one data directory with the demo content, which every worker copies. */
export default async function prepare(): Promise<() => Promise<void>> {
  await ensureBuild(resolve(import.meta.dirname, '..', '..'), () => undefined);
  const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-demo-'));
  const served = await serve({ dataDir, port: 0 });
  await served.stop();
  process.env.DEMO_DATA_DIR = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
