import { expect, test } from 'vitest';
import { openSite, openWorld } from '#tests/world/world.ts';

test('security.txt names an address and stays valid for some months', async () => {
  const world = await openWorld();
  const site = await openSite(world);
  const answer = await site.fetch('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:[^@\s]+@[\w.-]+$/m);
  expect(text).toContain(`Canonical: ${site.origin}/.well-known/security.txt`);
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires.getTime()).toBeGreaterThan(Date.now() + 180 * 86_400_000);
  await site.close();
  await world.close();
});
