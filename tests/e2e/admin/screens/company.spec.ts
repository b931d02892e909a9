import { company } from '../../../../database/schema/company.ts';
import { expect, expectNoSidewaysScroll, test } from '../../world/site-fixture.ts';
import { checkScreen } from '../screen-look.ts';

const path = '/admin/general-settings/company';

// The browser itself logs a refused form. The map is asked for on request.
test.use({ expectedMessages: [/status of 422|asked a third party: .*openstreetmap/] });

test('the tab Company fits, has no accessibility violation, and saves twice in a row', async ({
  admin: page,
  db,
}) => {
  const [before] = await db.select().from(company);
  await checkScreen(page, path);
  await page.setViewportSize({ width: 1280, height: 800 });
  const tagline = page.getByLabel('Tagline');
  await page.getByLabel('Monday').fill('noon');
  await page.getByRole('button', { name: 'Save Company' }).click();
  await expect(page.getByText('Please enter times such as 09:00-18:00')).toBeVisible();
  await page.getByLabel('Monday').fill('10:00-18:00');
  // The second save has the version that the first one stored.
  for (const text of ['Threads of a lifetime', 'Threads of two lifetimes']) {
    await tagline.fill(text);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Save Company' }).click();
    await answered;
    await expect(page.getByText('Company updated successfully').last()).toBeVisible();
    await expect
      .poll(async () => (await db.select().from(company)).map((row) => row.tagline))
      .toEqual([text]);
  }
  await db.update(company).set({ tagline: before?.tagline, monday: before?.monday });
});

test('a stored picture leaves no unsaved change', async ({ admin: page, db }) => {
  await page.goto(path);
  await page.getByLabel('WeChat Code', { exact: true }).setInputFiles('public/icon-192.png');
  await page.getByRole('button', { name: 'Save Company' }).click();
  const remove = page.getByLabel('Remove WeChat Code');
  await expect(remove).toBeVisible();
  const leave = async () => {
    const tagline = page.getByLabel('Tagline');
    const before = await tagline.inputValue();
    await tagline.fill('Another one');
    await tagline.fill(before);
    await page.getByRole('tab', { name: 'Languages' }).click();
    await expect(page.getByRole('button', { name: 'Add Language' })).toBeVisible();
  };
  await leave();
  await page.goBack();
  await remove.check();
  await page.getByRole('button', { name: 'Save Company' }).click();
  await expect(remove).toBeHidden();
  await leave();
  await db.update(company).set({ wechat_code_url: null });
});

test('names in other letters, and long ones, keep the header in order', async ({ page, db }) => {
  const [before] = await db.select().from(company);
  const names = [
    ['Société Générale des Fils Dorés', null],
    ['Œuvre Żółć Fäden', null],
    [null, '錦繡金銀線業'],
    ['Nishijin Kinshi', '西陣金糸株式会社'],
    ['The Worshipful Company of Metallic Embroidery Thread Makers', '錦繡金銀線業有限公司'],
  ];
  for (const [wordmark_latin = null, wordmark_characters = null] of names) {
    await db.update(company).set({ wordmark_latin, wordmark_characters });
    const shown = (wordmark_latin ?? wordmark_characters) as string;
    await expect(async () => {
      await page.goto('/contact');
      await expect(page.locator('.home-link .wordmark')).toContainText(shown);
    }).toPass();
    for (const width of [360, 768, 1024, 1280]) {
      const where = `${shown} at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, where);
      const header = await page.getByRole('banner').evaluate((element) => {
        const boxes = [...element.querySelectorAll('.wrap > *')]
          .map((child) => child.getBoundingClientRect())
          .filter((box) => box.width > 0);
        return {
          height: element.getBoundingClientRect().height,
          overlaps: boxes.some((box, at) => at > 0 && box.left < (boxes[at - 1]?.right ?? 0) - 0.5),
        };
      });
      expect(header, where).toEqual({ height: 72, overlaps: false });
      // Less than a line: letters may be higher than their line.
      const hidden = await page
        .locator('.home-link .wordmark')
        .evaluate((logo) => logo.scrollHeight - logo.clientHeight);
      expect(hidden, where).toBeLessThan(8);
    }
  }
  await db.update(company).set({
    wordmark_latin: before?.wordmark_latin,
    wordmark_characters: before?.wordmark_characters,
  });
});

test('the interactive map is shown on request where no map is drawn', async ({ page, db }) => {
  const [before] = await db.select().from(company);
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
  );
  await db.update(company).set({ latitude: 35.0116, longitude: 135.7681 });
  await expect(async () => {
    await page.goto('/contact');
    const maps = page.getByRole('link', { name: 'Google Maps' });
    await expect(maps).toHaveAttribute('href', /35\.0116/);
  }).toPass();
  const location = page.getByRole('region', { name: 'Our location' });
  await expect(location.locator('figure')).toHaveCount(0);
  await location.getByRole('button', { name: 'Show interactive map' }).click();
  await expect(location.locator('figure iframe')).toBeVisible();
  await db.update(company).set({ latitude: before?.latitude, longitude: before?.longitude });
});
