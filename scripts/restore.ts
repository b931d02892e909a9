import { resolve } from 'node:path';
import { restoreArchive } from '../database/backup/restore-archive.ts';
import { readEnvironment } from '../server/env.ts';
import { errorSentence } from '../server/log/logged-error.ts';
import { createFileStore, filesPlace } from '../server/storage/create-file-store.ts';
import { endOnSignals, givenWords } from './site-database.ts';

// npm run restore -- FILE: what is there now stays beside under another name.
process.umask(0o077);
try {
  const [file = ''] = givenWords('Name the archive: npm run restore -- FILE', { least: 1 });
  const env = readEnvironment(process.env);
  const archive = resolve(file);
  endOnSignals();
  const { kept, files, leftOut } = await restoreArchive(
    { ...env, files: await createFileStore(env) },
    archive,
  );
  console.log(`Restored ${archive}`);
  console.log(
    files > 0
      ? `Its ${files} uploaded files are in ${filesPlace(env)}.`
      : 'It holds no uploaded files: those that were there are still there.',
  );
  for (const path of leftOut)
    console.log(`Left out ${path} of the archive: no file of the site has such a path.`);
  for (const name of kept) console.log(`Kept what was there before as ${name}`);
} catch (error) {
  console.error(errorSentence(error));
  process.exitCode = 1;
}
