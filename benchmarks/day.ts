import { resolve } from 'node:path';
import { connect } from '#database/connect.ts';
import { contact_messages } from '#database/schema/contact.ts';
import { gallery_categories } from '#database/schema/gallery.ts';
import { languages } from '#database/schema/languages.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { administrator, serve } from '#tests/e2e/world/served-site.ts';
import { addProduct, addProductCategory } from '#tests/world/content/catalogue-rows.ts';
import { launchBrowser } from '../scripts/launch-browser.ts';
import { Hands } from './day/hands.ts';
import { listTasks } from './day/list-tasks.ts';
import { otherTasks } from './day/other-tasks.ts';
import { productTasks } from './day/product-tasks.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * Counts the presses of a day's tasks and measures their seconds without thinking and typing: the way of the
 * specification and the quicker way beside it, at two widths. Usage: npm run benchmark:day -- [part of a task's name]
 */

const [, , wanted = ''] = process.argv;
const tasks = [...productTasks, ...listTasks, ...otherTasks].filter(({ name }) =>
  name.includes(wanted),
);
const rows = new Map(tasks.map(({ name }) => [name, [] as string[]]));

async function fill(dataDir: string): Promise<void> {
  const connection = await connect({ databaseUrl: undefined, dataDir });
  await connection.migrate(resolve('database', 'migrations'));
  await connection.db.insert(languages).values([
    { code: 'zh-Hans', name: '简体中文', display_order: 3 },
    { code: 'ja', name: '日本語', display_order: 4 },
  ]);
  for (let at = 1; at <= 5; at++)
    await addProduct(connection.db, { name: `Day ${at}`, slug: `day-${at}` });
  const codes = Array.from({ length: 30 }, (_, at) => `DAY${String(at + 1).padStart(2, '0')}`);
  await addProduct(connection.db, { name: 'Coded', slug: 'coded' }, { codes });
  await addProductCategory(connection.db, { name: 'Lace' });
  await addProductCategory(connection.db, { name: 'Denim' });
  await connection.db.insert(gallery_categories).values({ name: 'Stage' });
  await connection.db.insert(contact_messages).values(
    Array.from({ length: 10 }, (_, at) => ({
      ...{ name: 'Ana', email: 'ana@example.com', subject: `Question ${at + 1}.` },
      ...{ message: 'How soon?', message_id: `day-${at}`, delivery: 'sent' as const },
    })),
  );
  const emails = Array.from({ length: 10 }, (_, at) => ({ email: `day${at}@example.com` }));
  await connection.db.insert(newsletter_subscription).values(emails);
  await connection.close();
}

const browser = await launchBrowser();
for (const width of [1280, 360]) {
  const dataDir = scratchFolder();
  await fill(dataDir);
  const site = await serve({ dataDir, port: 0, variables: { DEMO_CONTENT: 'off' } });
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    hasTouch: width < 500,
  });
  context.setDefaultTimeout(10_000);
  await context.request.post('/admin/login', { form: administrator });
  for (const task of tasks) {
    for (const way of ['specified', 'quicker'] as const) {
      const run = task[way];
      if (!run) {
        rows.get(task.name)?.push('', '');
        continue;
      }
      const page = await context.newPage();
      await page.goto(task.at);
      await page.locator('html[data-ready]').waitFor();
      const hands = new Hands(page);
      const begun = performance.now();
      try {
        await run(hands);
        const seconds = ((performance.now() - begun) / 1000).toFixed(1);
        rows.get(task.name)?.push(String(hands.presses), seconds);
      } catch (error) {
        console.error(`${task.name}, ${way}, ${width} px: ${error}`);
        rows.get(task.name)?.push('failed', '');
      }
      await page.close();
    }
  }
  await context.close();
  await site.stop();
}
await browser.close();

for (const [name, cells] of rows) console.log(`| ${[name, ...cells].join(' | ')} |`);
