import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer_interest } from '#database/schema/interest.ts';
import { hongKongDate } from '#domain/hong-kong-time.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

test('the screen shows what buyers looked for in a period and a language', async () => {
  const row = (days: number, language_code: string, subject: string, times = 1) => ({
    ...{ day: hongKongDate(days), language_code, kind: 'nothing' as const, subject, times },
  });
  await admin.world.db
    .insert(buyer_interest)
    .values([row(0, 'en', 'copper', 9), row(-3, 'ja', 'copper', 5), row(-60, 'en', 'tinsel')]);
  const shown = async (query: string) => {
    const page = await admin.site.fetch(`/admin/interest${query}`, {
      headers: { cookie: admin.cookie },
    });
    return [
      ...(await page.text()).matchAll(/<th scope="row"[^>]*>([^<]*)<\/th><td[^>]*>(\d+)</g),
    ].map(([, subject, times]) => `${subject} ${times}`);
  };
  expect(await shown('')).toEqual(['copper 14']);
  expect(await shown('?period=90')).toEqual(['copper 14', 'tinsel 1']);
  expect(await shown('?language=ja')).toEqual(['copper 5']);
  expect(await shown('?period=7&language=zh-Hant')).toEqual([]);
});
