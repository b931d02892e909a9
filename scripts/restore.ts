import { resolve } from 'node:path';
import { restoreArchive } from '../database/backup/restore-archive.ts';
import { readEnvironment } from '../server/env.ts';
import { errorSentence } from '../server/log/logged-error.ts';
import { endOnSignals, givenWords } from './site-database.ts';

// npm run restore -- FILE: what is there now stays beside under another name.
process.umask(0o077);
try {
  const [file = ''] = givenWords('Name the archive: npm run restore -- FILE', { least: 1 });
  const { dataDir, databaseUrl, postgresBin } = readEnvironment(process.env);
  const archive = resolve(file);
  endOnSignals();
  const kept = await restoreArchive({ dataDir, databaseUrl, postgresBin }, archive);
  console.log(`Restored ${archive}`);
  for (const name of kept) console.log(`Kept what was there before as ${name}`);
} catch (error) {
  console.error(errorSentence(error));
  process.exitCode = 1;
}
