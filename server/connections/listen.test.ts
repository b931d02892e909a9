import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from './listen.ts';

const visitors = `
  const { connect } = require('node:net');
  let left = 1000;
  for (let n = 0; n < 1000; n++)
    connect(Number(process.argv[1]), '127.0.0.1', () => --left || process.exit(0));
`;

test('a thousand simultaneous visitors are connected while the process is busy', async () => {
  const server = createServer();
  await listen(server, '127.0.0.1', 0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  // This process accepts no connection until the child process has ended.
  const come = () =>
    execFileSync(process.execPath, ['-e', visitors, `${port}`], { timeout: 30_000 });
  expect(come).not.toThrow();
});

const worker = `
  const { default: cluster } = await import('node:cluster');
  if (cluster.isPrimary) cluster.on('exit', () => cluster.fork()).fork();
  else {
    const { listenOnStdin } = await import(${JSON.stringify(import.meta.resolve('./listen.ts'))});
    const { createServer } = await import('node:http');
    await listenOnStdin(createServer((_, answer) => answer.end(String(process.pid))));
  }
`;

/** A listening socket that its owner does not read, as systemd keeps one. Node has no public way to make one. */
function ownedSocket(): { fd: number; getsockname(address: object): void; close(): void } {
  const make = net as unknown as {
    _createServerHandle(host: string, port: number, family: number): ReturnType<typeof ownedSocket>;
  };
  return make._createServerHandle('127.0.0.1', 0, 4);
}

test('connections wait on a socket of standard input while workers, or all processes, are replaced', async () => {
  const socket = ownedSocket();
  onTestFinished(() => socket.close());
  const bound = { port: 0 };
  socket.getsockname(bound);
  const folder = mkdtempSync(join(tmpdir(), 'kamsin-stdin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(folder, 'worker.mjs');
  writeFileSync(script, worker);
  const start = () =>
    spawn(process.execPath, [script], { stdio: [socket.fd, 'inherit', 'inherit'] });
  const headers = { connection: 'close' };
  const ask = async () =>
    Number(await (await fetch(`http://127.0.0.1:${bound.port}`, { headers })).text());

  let parent = start();
  const first = await vi.waitUntil(() => ask().catch(() => 0), { timeout: 20_000 });
  process.kill(first, 'SIGKILL');
  const second = await ask();
  expect(second).not.toBe(first);
  const gone = once(parent, 'exit');
  parent.kill('SIGKILL');
  process.kill(second, 'SIGKILL');
  await gone;
  const waiting = ask();
  parent = start();
  onTestFinished(() => void parent.kill());
  expect(await waiting).not.toBe(second);
});
