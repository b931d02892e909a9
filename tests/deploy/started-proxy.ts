import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#server/process/project-root.ts';
import { freePort } from '../world/free-port.ts';

/** A file of deploy/. */
export const shipped = (name: string) => readFile(join(projectRoot, 'deploy', name), 'utf8');

const run = promisify(execFile);
const isInstalled = (command: string, version: string) =>
  run(command, [version]).then(
    () => true,
    () => false,
  );

export const hasNginx = await isInstalled('nginx', '-v');
export const hasVarnish = await isInstalled('varnishd', '-V');
const modules = '/usr/lib/nginx/modules';
const lua = ['ndk_http_module', 'ngx_http_lua_module'].map((name) => `${modules}/${name}.so`);
/** Whether nginx can keep pages: deploy/nginx-cache.conf needs Lua. */
export const hasNginxCache = hasNginx && lua.every(existsSync);

/** A proxy of the shipped configuration on free ports of this machine. */
export interface StartedProxy {
  /** A folder with its logs. */
  folder: string;
  port: number;
  purgeUrl: string;
  /** Ends the proxy when it has answered its requests. Its folder stays. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a command, and waits until this port accepts connections. */
async function started(command: string, args: string[], port: number, signal: NodeJS.Signals) {
  const child = spawn(command, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const accepts = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
    });
  while (!(await accepts()))
    if (child.exitCode !== null) throw new Error(`${command} ended with code ${child.exitCode}`);
  return async () => {
    child.kill(signal);
    await ended;
  };
}

const newFolder = () => mkdtemp(join(tmpdir(), 'kamsin-proxy-'));
const remover = (folder: string) => () => rm(folder, { recursive: true, force: true });

interface NginxOptions {
  /** With the cache of deploy/README.md. */
  keepsPages?: boolean;
  /** With TLS, as it is shipped. */
  tls?: boolean;
  /** More lines of the site's server. */
  more?: string;
}

/** Starts nginx before a site on this port. */
export async function startNginx(
  site: number,
  { keepsPages = false, tls = false, more = '' }: NginxOptions = {},
): Promise<StartedProxy> {
  const [folder, port, purges] = [await newFolder(), await freePort(), await freePort()];
  const certificates = join(projectRoot, 'tests', 'world', 'postgres', 'tls');
  const ports = (await shipped('nginx.conf'))
    .replace(/^\s*listen \[::\].*$/gm, '')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}${tls ? ' ssl' : ''}`)
    .replace(/listen 80;/, `listen unix:${folder}/plain.sock;`);
  const plain = tls
    ? ports
        .replace(/ssl_certificate .*;/, `ssl_certificate ${certificates}/server.pem;`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${certificates}/server-key.pem;`)
    : ports.replace(/^\s*ssl_.*$/gm, '').replace(' http2;', ';');
  const pages = keepsPages ? await shipped('nginx-pages.conf') : '';
  const included = /# include \S+kamsin-pages.conf;/;
  const server = plain.replace(included, () => pages + more);
  const text = keepsPages ? (await shipped('nginx-cache.conf')) + server : server;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
${keepsPages ? lua.map((path) => `load_module ${path};`).join(' ') : ''}
events {}
http {
  sendfile on; tcp_nopush on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${text
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/lib/nginx', folder)
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${purges}`)
    .replaceAll('http://127.0.0.1:3000', `http://127.0.0.1:${site}`)}
}`,
  );
  const args = ['-c', file, '-e', join(folder, 'error.log')];
  const stop = await started('nginx', args, port, 'SIGQUIT');
  const purgeUrl = `http://127.0.0.1:${purges}/`;
  return { folder, port, purgeUrl, stop, remove: remover(folder) };
}

/** Starts Varnish before a site on this port. */
export async function startVarnish(site: number): Promise<StartedProxy> {
  const [folder, port] = [await newFolder(), await freePort()];
  const file = join(folder, 'varnish.vcl');
  const text = (await shipped('varnish.vcl'))
    .replace('.port = "3000"', `.port = "${site}"`)
    .replace('.interval = 5s', '.interval = 0.1s');
  await writeFile(file, text);
  const place = ['-j', 'none', '-n', join(folder, 'varnish'), '-s', 'malloc,32m'];
  const args = ['-F', '-a', `127.0.0.1:${port}`, '-f', file, ...place];
  const stop = await started('varnishd', [...args, '-p', 'http_gzip_support=off'], port, 'SIGTERM');
  const purgeUrl = `http://127.0.0.1:${port}/`;
  return { folder, port, purgeUrl, stop, remove: remover(folder) };
}
