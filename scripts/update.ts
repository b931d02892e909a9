import { processEnvironment } from '../server/process/env.ts';
import { projectRoot } from '../server/process/project-root.ts';
import { commandArguments, runCommand } from './command.ts';
import { updateSite } from './update/update-site.ts';

// npm run update: fetches the newest commit of the branch, builds it beside the running release, and lets the site
// change to it without a failed request. If it does not work, the running release serves on.
// npm run update -- FOLDER: the same with a release that is there, such as the former one.

// The files of the release must be readable for the site's user, although root often builds them.
process.umask(0o022);
await runCommand(async () => {
  const [wanted] = commandArguments('npm run update, or npm run update -- FOLDER', { most: 1 });
  await updateSite({
    env: processEnvironment(),
    current: projectRoot,
    wanted,
    print: (line) => console.log(line),
  });
});
