import { sql } from 'drizzle-orm';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';

/** The dashboard of a new site: the first steps, and the question before the demo content goes. */

test('the first steps and the removal of the demo content are accessible, narrow and wide', async ({
  admin: page,
  db,
}) => {
  await db.execute(
    sql`insert into site_state (key, value) values ('site_content_settled', 'left empty')
        on conflict (key) do update set value = 'left empty'`,
  );
  await db.execute(sql`delete from site_state where key = 'first_steps_dismissed'`);
  const atBothWidths = async () => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  };
  await page.goto('/admin');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await atBothWidths();

  await page.getByRole('button', { name: 'Remove the demo content' }).click();
  const question = page.getByRole('dialog', { name: 'Remove the demo content' });
  await expect(question.getByText(/^They are .*gallery items/)).toBeVisible();
  await atBothWidths();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();

  await steps.getByRole('button', { name: 'Hide These Steps' }).click();
  await expect(steps).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(steps).toBeVisible();
  await db.execute(sql`update site_state set value = 'loaded' where key = 'site_content_settled'`);
});
