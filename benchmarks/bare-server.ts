import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The baseline: a plain node:http server that sends the same headers and body for every request. */
const [portText = '0', file = ''] = process.argv.slice(2);
const answer = JSON.parse(readFileSync(file, 'utf8')) as { headers: string[]; body: string };
const body = Buffer.from(answer.body, 'base64');
createServer((_incoming, outgoing) => {
  outgoing.writeHead(200, answer.headers);
  outgoing.end(body);
}).listen(Number(portText), '127.0.0.1', () => console.log('listening'));
