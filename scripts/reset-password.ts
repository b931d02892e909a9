import { borrowEmbedded } from '../database/embedded/embedded-connection.ts';
import { connectPostgres } from '../database/postgres/postgres-connection.ts';
import {
  makePasswordLink,
  passwordLinkPath,
} from '../domain/administrators/password-link.server.ts';
import { removeSecondFactor } from '../domain/administrators/second-factor.server.ts';
import { recordSecurity } from '../domain/administrators/security-log.server.ts';
import { readEnvironment } from '../server/env.ts';

// npm run reset-password -- EMAIL: a link, valid for an hour and once, by which this administrator
// chooses a new password. Works whether the site runs or not. With --without-second-factor theirs is
// turned off too.
try {
  const option = '--without-second-factor';
  const given = process.argv.slice(2);
  const email = given.find((word) => word !== option);
  if (!email) throw new Error('Say whose: npm run reset-password -- EMAIL');
  const { dataDir, databaseUrl, postgresBin, siteUrl } = readEnvironment(process.env);
  const log = () => undefined;
  const server = databaseUrl
    ? { url: databaseUrl, giveBack: async () => undefined }
    : await borrowEmbedded({ dataDir, postgresBin, log });
  const connection = await connectPostgres({ databaseUrl: server.url, log, maxConnections: 1 });
  try {
    const made = await makePasswordLink(connection.db, email);
    if (!made) throw new Error(`No active administrator has the address ${email}.`);
    const { administrator, secret } = made;
    const detail = 'by npm run reset-password';
    if (given.includes(option)) {
      await removeSecondFactor(connection.db, administrator.id);
      await recordSecurity(connection.db, { event: 'second factor off', administrator, detail });
    }
    await recordSecurity(connection.db, { event: 'password link', administrator, detail });
    console.log(`Within an hour, ${administrator.email} can choose a new password here, once:`);
    console.log(siteUrl + passwordLinkPath(secret));
  } finally {
    await connection.close();
    await server.giveBack();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
