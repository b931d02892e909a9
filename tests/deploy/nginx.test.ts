import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/process/project-root.ts';

const shipped = () => readFile(join(projectRoot, 'deploy', 'nginx.conf'), 'utf8');
const run = promisify(execFile);

test('the shipped nginx configuration logs no request line, no query and no complete Referer', async () => {
  const text = (await shipped()).replace(/^\s*#.*$/gm, '');
  const servers = text.split(/^server \{/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers)
    expect(server.match(/access_log [^;]+;/g)).toEqual([
      'access_log /var/log/nginx/access.log without_secrets;',
    ]);
  const format = /log_format without_secrets ([^;]+);/.exec(text)?.[1] ?? '';
  const written = new Set(format.match(/\$\w+/g));
  expect(written).toContain('$path_without_secret');
  for (const telling of ['$request', '$request_uri', '$uri', '$args', '$query_string'])
    expect(written).not.toContain(telling);
  expect(written).not.toContain('$http_referer');
});

/** The shipped configuration on free ports of this machine, without TLS, with its logs in a folder. */
async function unprivileged(folder: string, port: number, site: number): Promise<string> {
  const text = (await shipped())
    .replace(/^\s*(listen \[::\]|ssl_).*$/gm, '')
    .replace(/listen 443 [^;]*;/, `listen 127.0.0.1:${port};`)
    .replace(/listen 80;/, `listen unix:${folder}/plain.sock;`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('http://127.0.0.1:3000', `http://127.0.0.1:${site}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${text}
}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const isAnswered = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

// If nginx is not installed, only the text of the configuration can be checked.
const hasNginx = await run('nginx', ['-v']).then(
  () => true,
  () => false,
);

test.runIf(hasNginx)(
  'an nginx of this configuration logs no secret, whether the site answers or not',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kamsin-nginx-'));
    const site = createServer((_, answer) => void answer.end('ok')).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const port = await freePort();
    const file = join(folder, 'nginx.conf');
    await writeFile(file, await unprivileged(folder, port, (site.address() as AddressInfo).port));
    const nginx = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], {
      stdio: 'ignore',
    });
    const ended = once(nginx, 'exit');
    const origin = `http://127.0.0.1:${port}`;
    await expect.poll(() => isAnswered(origin)).toBe(true);
    const ask = async () => {
      for (const path of ['/preview/ZILPZALP', '/PREVIEW/ZILPZALP', '/%70review/ZILPZALP/more'])
        await fetch(origin + path);
      await fetch(`${origin}/samples/Requests/ZILPZALP`);
      await fetch(`${origin}/newsletter/ZILPZALP`);
      await fetch(`${origin}/admin/new-password?key=ZILPZALP`);
      const headers = { referer: `${origin}/admin/messages?q=ZILPZALP` };
      await fetch(`${origin}/products?q=ZILPZALP`, { headers });
    };
    await ask();
    site.closeAllConnections();
    site.close();
    await once(site, 'close');
    await fetch(`${origin}/preview/ZILPZALP`);
    nginx.kill('SIGQUIT');
    await ended;
    const access = await readFile(join(folder, 'access.log'), 'utf8');
    const errors = await readFile(join(folder, 'error.log'), 'utf8');
    await rm(folder, { recursive: true, force: true });
    expect(access).toContain('GET /samples/requests/[removed] HTTP');
    expect(access.match(/GET \/preview\/\[removed\] HTTP/g)).toHaveLength(4);
    expect(access).toContain(`"${origin}"`);
    expect(access).toContain('GET /admin/new-password HTTP');
    expect(access + errors).not.toContain('ZILPZALP');
  },
);
