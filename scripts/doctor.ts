import { withTimeout } from '../database/postgres/timeout.ts';
import { listLanguages } from '../domain/languages/language.server.ts';
import { languageHosts } from '../server/hosts/language-hosts.ts';
import { errorSentence } from '../server/log/logged-error.ts';
import { type Environment, processEnvironment } from '../server/process/env.ts';
import {
  createBackupBucket,
  createFileStore,
  filesPlace,
} from '../server/storage/create-file-store.ts';
import { commandArguments } from './command.ts';
import {
  checkBackup,
  checkBackupBucket,
  checkFileCopies,
  checkLogArchive,
  checkRestored,
} from './doctor/backups.ts';
import { checkConfiguration } from './doctor/configuration.ts';
import { checkDataDirectory, checkDisk } from './doctor/data-directory.ts';
import { checkDatabase } from './doctor/database.ts';
import { checkFileStore } from './doctor/file-store.ts';
import { type Finding, findings } from './doctor/finding.ts';
import { checkHosts } from './doctor/hosts.ts';
import { checkMail } from './doctor/mail.ts';
import { checkProxies } from './doctor/proxies.ts';
import { checkReplicas } from './doctor/replicas.ts';
import { withAnyDatabase } from './site-database.ts';

// npm run doctor [-- --mail ADDRESS]: checks everything that the site needs, whether it runs or not, and says what to
// do. With an address it sends a test mail. Exits with 1 if a check failed.

let hasFailed = false;

function print(found: Finding[]): void {
  for (const { about, state, text } of found) {
    console.log(`${state.padEnd(8)} ${about.padEnd(14)} ${text}`);
    if (state === 'Failed') hasFailed = true;
  }
}

/** Checks the database and returns the codes of the public languages, none if it cannot be read. */
async function examineDatabase(env: Environment): Promise<string[]> {
  let languages: string[] = [];
  const found = await findings('Database', () =>
    withAnyDatabase(env, async (db) => {
      const state = [...(await checkDatabase(db)), ...(await checkReplicas(db, env.replicaUrls))];
      languages = (await listLanguages(db)).shown.map(({ code }) => code);
      return state;
    }),
  );
  print(found);
  return languages;
}

try {
  const [address] = commandArguments('Usage: npm run doctor, or npm run doctor -- --mail ADDRESS', {
    most: process.argv.includes('--mail') ? 1 : 0,
    least: process.argv.includes('--mail') ? 1 : 0,
    options: ['--mail'],
  });
  process.umask(0o077);
  const env = processEnvironment();
  print(checkConfiguration(env));
  const directory = await checkDataDirectory(env.dataDir);
  print([directory]);
  if (directory.state !== 'Failed') {
    print(await findings('Disk', () => checkDisk(env.dataDir)));
    const languages = await examineDatabase(env);
    print(
      await findings('File store', async () => {
        const check = checkFileStore(await createFileStore(env), filesPlace(env));
        return withTimeout(30_000, check, 'The file store does not answer.');
      }),
    );
    print([checkBackup(env.dataDir), ...checkRestored(env.dataDir)]);
    if (env.databaseUrl === undefined) print(checkLogArchive(env.dataDir));
    if (!env.s3) print([checkFileCopies(env.dataDir)]);
    const bucket = await createBackupBucket(env.backups);
    if (bucket) print(await findings('Backup bucket', () => checkBackupBucket(bucket)));
    print(await findings('Host', () => checkHosts(languageHosts(env.siteUrl), languages)));
    if (env.proxyCache) print([await checkProxies(env.proxyCache)]);
    print(await findings('Mail', () => checkMail(env, address)));
  }
} catch (error) {
  console.error(errorSentence(error));
  hasFailed = true;
}
process.exitCode = hasFailed ? 1 : 0;
