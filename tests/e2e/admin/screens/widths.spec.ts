import { expect, test } from '../../world/site-fixture.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources?: { node?: Node }[];
}

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[];
  }
}

test('the layout does not move when the fonts arrive', async ({ admin: page }) => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources = [] } of list.getEntries() as LayoutShift[])
        window.shifts.push({
          value,
          what: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Only records of the demo content: names from other tests have letters of a font that loads later.
  for (const [screen, width] of [
    ['/products?q=viscose', 1280],
    ['/news-items?q=forty', 360],
    ['', 768],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin${screen}`, { waitUntil: 'networkidle' });
    const arrived = await page.evaluate(() =>
      document.fonts.ready.then((fonts) =>
        [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      ),
    );
    expect(arrived.join()).toMatch(/Newsreader Display.*Instrument Sans/);
    const shifts = await page.evaluate(() => window.shifts);
    const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(shifted, `${screen} ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
  }
});

test('a narrow screen shows cards, the chosen part and links large enough', async ({
  admin: page,
}) => {
  await test.step('a list that is too narrow for its columns shows each row as a card that keeps role=row', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/admin/products?q=ST+Viscose');
    const table = page.getByRole('table');
    const row = table.getByRole('row').filter({ hasText: 'ST Viscose' });
    await row.getByRole('button', { name: 'More' }).click();
    await expect(row.getByRole('button', { name: 'Delete' })).toBeInViewport();
    // A closed card has only the cells that it shows.
    await table.evaluate((element) => {
      for (const more of element.querySelectorAll<HTMLElement>('[aria-expanded="false"]'))
        more.click();
    });
    await table.getByRole('link', { name: 'Product Name' }).click();
    await expect(page).toHaveURL(/sort=name/);
    // What a screen reader gets, not only what the markup says.
    const session = await page.context().newCDPSession(page);
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
      nodes: { role?: { value: string }; ignored: boolean }[];
    };
    const count = (role: string) =>
      nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    expect(count('table')).toBe(1);
    expect(count('row')).toBe(await table.locator('tr').count());
    expect(count('cell')).toBeGreaterThan(count('row') * 5);
  });
  await test.step('on a narrow screen a chosen record shows its fields, and a chosen field its translations', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/admin/translations');
    await page.getByRole('link', { name: 'ST Viscose' }).click();
    const name = page
      .getByRole('region', { name: 'Translatable Fields' })
      .getByRole('link')
      .first();
    await expect(name).toBeInViewport();
    await name.click();
    await expect(page.getByRole('row', { name: /日本語/ })).toBeInViewport();
  });
  await test.step('the link from the dashboard to all activity is at least 24 px high', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/admin');
    const link = page.getByRole('link', { name: 'All activity' });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });
});
