import { setTimeout as pause } from 'node:timers/promises';
import { Components } from './chaos/components.ts';
import { Load } from './chaos/load.ts';

/**
 * Kills one of three sites, a primary, its standby and an object store every ten seconds, under a mixed load of
 * reads and writes, and starts it again as a supervisor does. At the end every acknowledged write must be stored, and
 * once all parts are up, no page may lack a write that was acknowledged more than a second ago.
 * Usage: npm run benchmark:chaos -- [minutes] [seconds between kills]. PG_BIN names the programs of PostgreSQL.
 */

const [minutes = 20, seconds = 10] = process.argv.slice(2).map(Number);
const components = await Components.start();
const load = new Load(components);
try {
  await load.start();
  const end = performance.now() + minutes * 60_000;
  const { names } = components;
  for (let kill = 0; performance.now() < end; kill++) {
    const next = performance.now() + seconds * 1000;
    const name = names[(kill * 5 + Math.floor(kill / names.length)) % names.length] ?? '';
    await components.kill(name);
    await pause(1000);
    await components.restart(name);
    if (kill % 12 === 11) console.log(`${kill + 1} kills: ${load.summary()}`);
    await pause(Math.max(0, next - performance.now()));
  }
  await load.stop();
  await components.untilUp();
  const lost = await load.lostWrites();
  console.log(load.report());
  console.log(`times killed: ${components.kills()}`);
  console.log(lost.length === 0 ? 'No acknowledged write is lost.' : `LOST: ${lost.join(', ')}`);
  process.exitCode = lost.length === 0 && load.stale.length === 0 ? 0 : 1;
} finally {
  await load.stop();
  await components.stop();
}
