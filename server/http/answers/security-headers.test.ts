import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { readAnswer } from '../../page-cache/render-page.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const html = { headers: { 'Content-Type': 'text/html' } };

/** The policy for scripts, and the inline scripts of the page. */
async function scriptsOf(path: string, headers: Record<string, string> = {}) {
  const answer = await admin.site.fetch(path, { headers });
  const policy = answer.headers.get('content-security-policy') ?? '';
  const said = policy.split('; ').find((one) => one.startsWith('script-src')) ?? '';
  const tags = [...(await answer.text()).matchAll(/<script\b([^>]*)>/g)].map(([tag]) => tag);
  return { said, inline: tags.filter((tag) => !/ src=|application\/ld\+json/.test(tag)) };
}

test('a script that was injected into a finished page is not allowed', async () => {
  for (const nonce of [undefined, 'known']) {
    const page = new Response('<p>Gold<script>steal()</script></p>', html);
    const { headers } = await readAnswer(page, nonce);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).not.toMatch(/sha256|unsafe-inline/);
    expect(policy.includes("'nonce-known'")).toBe(nonce !== undefined);
  }
});

test('only scripts that the back-office renders itself have the nonce, a new one for each response', async () => {
  const seen = new Set<string>();
  for (const [path, cookie] of [
    ['/admin/login', ''],
    ['/admin', admin.cookie],
    ['/admin/products', admin.cookie],
    ['/admin/products', admin.cookie],
    ['/admin/nowhere', admin.cookie],
  ] as const) {
    const { said, inline } = await scriptsOf(path, { cookie });
    const nonce = /^script-src 'self' 'nonce-([\w+/=]{22,})'$/.exec(said)?.[1] ?? '';
    expect([path, nonce]).not.toEqual([path, '']);
    expect(inline.length).toBeGreaterThan(0);
    for (const tag of inline) expect(tag).toContain(` nonce="${nonce}"`);
    seen.add(nonce);
  }
  expect(seen.size).toBe(5);
});

test('public pages have no inline script and allow none', async () => {
  for (const path of ['/', '/products', '/contact', '/nowhere']) {
    const { said, inline } = await scriptsOf(path);
    expect(said).toBe("script-src 'self' 'inline-speculation-rules'");
    expect(inline.every((tag) => tag.includes('type="speculationrules"'))).toBe(true);
  }
});
