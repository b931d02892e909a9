import {
  makePasswordLink,
  passwordLinkPath,
} from '../domain/administrators/passwords/password-link.server.ts';
import { removeSecondFactor } from '../domain/administrators/second-factor.server.ts';
import { recordSecurity } from '../domain/administrators/security-log/security-log.server.ts';
import { readEnvironment } from '../server/process/env.ts';
import { commandArguments, runCommand } from './command.ts';
import { withSiteDatabase } from './site-database.ts';

// npm run reset-password -- EMAIL: prints a one-time link, valid for an hour, with which this
// administrator chooses a new password. Works whether the site runs or not. --without-second-factor
// also turns their second factor off.
await runCommand(async () => {
  const option = '--without-second-factor';
  const [email = ''] = commandArguments(
    `Name the account: npm run reset-password -- EMAIL, optionally with ${option}`,
    { least: 1, options: [option] },
  );
  const env = readEnvironment(process.env);
  await withSiteDatabase(env, async (db) => {
    const made = await makePasswordLink(db, email);
    if (!made) throw new Error(`No active administrator has the address ${email}.`);
    const { administrator, secret } = made;
    const detail = 'by npm run reset-password';
    if (process.argv.includes(option)) {
      await removeSecondFactor(db, administrator.id);
      await recordSecurity(db, { event: 'second factor off', administrator, detail });
    }
    await recordSecurity(db, { event: 'password link', administrator, detail });
    console.log(`Within an hour, ${administrator.email} can choose a new password here, once:`);
    console.log(env.siteUrl + passwordLinkPath(secret));
  });
});
