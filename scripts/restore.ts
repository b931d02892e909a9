import { resolve } from 'node:path';
import { restoreArchive } from '../database/backup/restore-archive.ts';
import { errorSentence } from '../server/log/logged-error.ts';
import { readEnvironment } from '../server/process/env.ts';
import { createFileStore, filesPlace } from '../server/storage/create-file-store.ts';
import { commandArguments, endOnSignals } from './site-database.ts';

// npm run restore -- FILE: replaces the database and keeps the previous one under another name.
process.umask(0o077);
try {
  const [file = ''] = commandArguments('Name the archive: npm run restore -- FILE', { least: 1 });
  const env = readEnvironment(process.env);
  const archive = resolve(file);
  endOnSignals();
  const { previous, files, leftOut } = await restoreArchive(
    { ...env, files: await createFileStore(env) },
    archive,
  );
  console.log(`Restored ${archive}`);
  console.log(
    files > 0
      ? `Its ${files} uploaded files are in ${filesPlace(env)}.`
      : 'It contains no uploaded files: the existing ones were not changed.',
  );
  for (const path of leftOut)
    console.log(`Left out ${path} of the archive: it is not a valid path of an uploaded file.`);
  for (const name of previous) console.log(`Kept what was there before as ${name}`);
} catch (error) {
  console.error(errorSentence(error));
  process.exitCode = 1;
}
