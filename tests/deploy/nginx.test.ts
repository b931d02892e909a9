import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasNginx, hasNginxCache, shipped, startNginx } from './started-proxy.ts';

test('the shipped nginx configuration logs no request line, no query and no complete Referer', async () => {
  const text = (await shipped('nginx.conf')).replace(/^\s*#.*$/gm, '');
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

// If nginx is not installed, only the text of the configuration can be checked.
test.runIf(hasNginx).each(hasNginxCache ? [false, true] : [false])(
  'an nginx of this configuration logs no secret, whether the site answers or not (it keeps pages: %s)',
  async (keepsPages) => {
    const site = createServer((_, answer) => void answer.end('ok')).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const nginx = await startNginx((site.address() as AddressInfo).port, { keepsPages });
    const { folder, port } = nginx;
    const origin = `http://127.0.0.1:${port}`;
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
    await nginx.stop();
    const access = await readFile(join(folder, 'access.log'), 'utf8');
    const errors = await readFile(join(folder, 'error.log'), 'utf8');
    await nginx.remove();
    expect(access).toContain('GET /samples/requests/[removed] HTTP');
    expect(access.match(/GET \/preview\/\[removed\] HTTP/g)).toHaveLength(4);
    expect(access).toContain(`"${origin}"`);
    expect(access).toContain('GET /admin/new-password HTTP');
    expect(access + errors).not.toContain('ZILPZALP');
  },
);
