import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
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
  // This process accepts no connection until the other one has ended.
  const come = () =>
    execFileSync(process.execPath, ['-e', visitors, `${port}`], { timeout: 30_000 });
  expect(come).not.toThrow();
});
