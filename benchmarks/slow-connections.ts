import { mkdir, readdir, readlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { administrator, serve } from '#tests/e2e/world/served-site.ts';
import { scratchFolder } from './scratch-folder.ts';
import { TimedClient } from './timed-client.ts';

/**
 * Opens 300 connections that send headers, send a body or read an answer one byte at a time, while a
 * visitor loads pages and an administrator uploads 5 MB at 256 kbit/s.
 * Usage: npm run benchmark:slow-connections
 */

const each = 100;
const dataDir = scratchFolder();
const variables = { LOG_LEVEL: 'warn', DEMO_CONTENT: 'off' };
const site = await serve({ dataDir, port: 0, variables });
const { hostname, port, host } = new URL(site.origin);
const video = 'gallery-videos/1700000000000-abcdef0123456789.mp4';
await mkdir(join(dataDir, 'files', 'gallery-videos'), { recursive: true });
await writeFile(join(dataDir, 'files', video), Buffer.alloc(50_000_000));

/** The number of open sockets of the site's process. */
async function openSockets(): Promise<number> {
  const folder = `/proc/${site.process.pid}/fd`;
  const links = (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => ''));
  return (await Promise.all(links)).filter((link) => link.startsWith('socket:')).length;
}

const sockets = new Map<Socket, (socket: Socket) => void>();

/** Opens connections and calls `step` for each once a second until the site closes it. */
function openSlow(first: string, step: (socket: Socket) => void): void {
  for (let opened = 0; opened < each; opened++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.pause().write(first);
    sockets.set(socket, step);
  }
}

const writeByte = (socket: Socket) => {
  socket.read();
  socket.write('a');
};
const before = await openSockets();
openSlow(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `, writeByte);
openSlow(
  `POST /newsletter HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50000\r\n\r\n`,
  writeByte,
);
openSlow(`GET /media/${video} HTTP/1.1\r\nHost: ${host}\r\n\r\n`, (socket) => socket.read(1));
const stepping = setInterval(() => {
  for (const [socket, step] of sockets) step(socket);
}, 1000);

const visitor = new TimedClient(site.origin);
const times: number[] = [];
let isOver = false;
const visiting = (async () => {
  while (!isOver) {
    times.push((await visitor.ask('/')).ms);
    await pause(100);
  }
})();

/** Uploads the catalogue of a new product at 32 kB per second; returns the status and the seconds. */
async function uploadSlowly(): Promise<string> {
  const editor = new TimedClient(site.origin);
  const cookie = await editor.signIn(administrator.email, administrator.password);
  const begun = performance.now();
  const boundary = 'a-boundary';
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `${field('intent', 'save')}${field('name', 'Slow')}${field('slug', 'slow')}--${boundary}\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(4_900_000, ' '),
    Buffer.from(`\n%%EOF\n\r\n--${boundary}--\r\n`),
  ]);
  const outgoing = request(`${site.origin}/admin/products?new=yes`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    },
  });
  const status = new Promise<string>((resolve) => {
    outgoing.once('response', (answer) => resolve(String(answer.resume().statusCode)));
    outgoing.once('error', (error) => resolve(error.message));
  });
  for (let at = 0; at < body.length; at += 32_000) {
    outgoing.write(body.subarray(at, at + 32_000));
    await pause(1000);
  }
  outgoing.end();
  return `${await status} after ${Math.round((performance.now() - begun) / 1000)} s`;
}

const upload = uploadSlowly();
for (let seconds = 0; seconds <= 100; seconds += 10) {
  console.log(`after ${seconds} s: ${(await openSockets()) - before} connections more than before`);
  await pause(10_000);
}
clearInterval(stepping);
console.log(`5 MB at 256 kbit/s: ${await upload}`);
isOver = true;
await visiting;
times.sort((a, b) => a - b);
const percentile = (part: number) => times[Math.floor(times.length * part)]?.toFixed(1);
console.log(
  `${times.length} page loads in that time: p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms`,
);
visitor.close();
for (const socket of sockets.keys()) socket.destroy();
await site.stop();
