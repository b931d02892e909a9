import { eq } from 'drizzle-orm';
import { administrators } from '#database/schema/administrators.ts';
import { news_items } from '#database/schema/news.ts';
import { holdRequests, holdScriptRequests, untilReplayed } from '../../world/held-requests.ts';
import {
  administrator,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
} from '../../world/site-fixture.ts';
import {
  chooseEditor,
  chooseFormatted,
  format,
  leaveNoArticles,
  openArticle,
} from '../text-editor.ts';

test.afterEach(({ db }) => leaveNoArticles(db));

const plain = 'Gold <b>and</b> silver.\nA second line.\n\nA second paragraph.\n';

test('the editor shows an article, keeps its source, and is refused and saved like any field', async ({
  admin: page,
  db,
}) => {
  await test.step('an article opens as its source, and the choice of the editor is kept with the account', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const { form, source } = await openArticle(page, db, plain);
    await expect(form.getByRole('textbox', { name: 'Article Body' })).toHaveJSProperty('rows', 12);
    await expect(form.getByRole('button', { name: 'HTML' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(scripts.filter((url) => url.includes('rich-text-editor'))).toEqual([]);
    const { text } = await format(form);
    await expect(form.getByRole('button', { name: 'Formatted' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(text.locator('p')).toHaveText([
      'Gold and silver.A second line.',
      'A second paragraph.',
    ]);
    await expect(source).toHaveValue(plain);
    await page.reload();
    await expect(text.locator('strong')).toHaveText('and');
    await form.getByRole('button', { name: 'HTML' }).click();
    await expect(form.getByLabel('Article Body')).toHaveValue(plain);
    await expect
      .poll(async () => {
        const [me] = await db
          .select()
          .from(administrators)
          .where(eq(administrators.email, administrator.email));
        return me?.edits_formatted;
      })
      .toBe(false);
  });
  await test.step('a text that was only read, or changed and changed back, stays byte for byte', async () => {
    await leaveNoArticles(db);
    const { form, source } = await openArticle(page, db, plain);
    const { text, toolbar } = await format(form);
    await text.press('Control+End');
    await page.keyboard.type('More');
    await expect(source).toHaveValue(
      '<p>Gold <strong>and</strong> silver.<br>A second line.</p>\n<p>A second paragraph.More</p>',
    );
    await toolbar.getByRole('button', { name: 'Undo' }).click();
    await expect(source).toHaveValue(plain);
    await toolbar.getByRole('button', { name: 'Redo' }).click();
    await expect(text).toContainText('More');
    await text.press('Control+z');
    await expect(source).toHaveValue(plain);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a refused text is marked and focused in the editor', async () => {
    await leaveNoArticles(db);
    const { form } = await openArticle(page, db, 'Golden threads for all');
    const { text } = await format(form);
    await text.press('Control+a');
    await page.keyboard.press('Delete');
    await form.getByRole('button', { name: 'Update News Item' }).click();
    await expect(text).toBeFocused();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAccessibleDescription(/Article body must be at least 20 characters/);
    await text.pressSequentially('Long enough for an article');
    await expect(text).not.toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('the text does not change while it is being saved', async () => {
    await leaveNoArticles(db);
    const { item, form } = await openArticle(page, db, 'Golden threads for all');
    const { text } = await format(form);
    await text.press('Control+End');
    await page.keyboard.type('!');
    const come = await holdRequests(page, '**/admin/news-items.data**', 'POST');
    await form.getByRole('button', { name: 'Update News Item' }).click();
    await expect(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await text.focus();
    await page.keyboard.type('late');
    await expect(text).toHaveText('Golden threads for all!');
    come();
    await expect(page.getByText('News item updated successfully')).toBeVisible();
    const [saved] = await db.select().from(news_items).where(eq(news_items.id, item.id));
    expect(saved?.article_body).toBe('<p>Golden threads for all!</p>');
  });
});

test('the editor refuses a text that it would change, and holds every other byte for byte', async ({
  admin: page,
  db,
}) => {
  const { form, source } = await openArticle(page, db, plain);
  for (const refused of [
    '<p>Before</p><table><tr><td>Cell</td></tr></table>',
    '<p>Before <img src="/media/news/gone.jpg" alt="Gold"></p>',
    '<p lang="ja">金糸のお知らせでございます</p>',
    'Gold <u>and</u> silver, twenty characters',
    '<!-- for the fair --><p>Gold and silver thread</p>',
    '<h4>Gold and silver thread</h4>',
  ]) {
    await source.fill(refused);
    await chooseEditor(form, 'Formatted');
    await expect(form.getByRole('status').filter({ hasText: 'without loss' })).toBeVisible();
    await expect(source).toBeVisible();
    await expect(source).toHaveValue(refused);
    await expect(form.getByRole('toolbar')).toHaveCount(0);
    await chooseEditor(form, 'HTML');
  }
  for (const held of [
    'One<br>\ntwo\n\n\n\nfour, and five',
    '<p>A <b>bold <i>and</i></b> <a href="/products" target="_blank" title="All">link</a></p>',
    '<b><a href="mailto:a@example.com">Mail</a></b>, or <a href="tel:+852">call</a>',
    '<h2>Head</h2>\n<ul>\n  <li>One<ul><li>Inner</li></ul></li>\n  <li><p>Two</p></li>\n</ul>\nEnd',
    '<ol start="3"><li>Three</li></ol><h3>Sub</h3><p></p><p class="x" style="color:red">5 &lt; 6 &amp; 7</p>',
  ]) {
    await source.fill(held);
    await format(form);
    await expect(source).toHaveValue(held);
    await chooseEditor(form, 'HTML');
    await expect(source).toHaveValue(held);
  }
});

test('the editor is accessible, fits a width of 320 px, and shows its state in forced colours', async ({
  admin: page,
  db,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { form } = await openArticle(page, db, '<p><b>Golden threads for all</b></p>');
  const { text, toolbar } = await format(form);
  await text.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  const bold = toolbar.getByRole('button', { name: 'Bold' });
  const italic = toolbar.getByRole('button', { name: 'Italic' });
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const body = form.locator('[data-dialog-body]');
  expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.emulateMedia({ forcedColors: 'active' });
  const colour = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await bold.evaluate(colour)).not.toBe(await italic.evaluate(colour));
});

test.describe('a conflict', () => {
  test.use({ expectedMessages: [/status of 40[49]/] });

  test('changes in the editor are asked about, previewed, and shown in a conflict', async ({
    admin: page,
    db,
  }) => {
    const { item, form } = await openArticle(page, db, '<p>The text of everybody</p>');
    const { text } = await format(form);
    await text.press('Control+End');
    await page.keyboard.type(', mine');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep Editing' }).click();
    await form.getByRole('button', { name: 'Preview Article' }).click();
    await expect(form.getByRole('region', { name: 'Article preview' })).toContainText(
      'The text of everybody, mine',
    );
    await db
      .update(news_items)
      .set({ article_body: '<p>The text of everybody, theirs</p>' })
      .where(eq(news_items.id, item.id));
    await form.getByRole('button', { name: 'Update News Item' }).click();
    await expect(form.getByRole('row', { name: /^Article Body .*theirs.* .*mine/ })).toBeVisible();
    await form.getByRole('button', { name: 'Take Theirs' }).click();
    await expect(text).toHaveText('The text of everybody, theirs');
  });
});

test.describe('with the message of a missing script', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('the editor says so if it cannot be loaded', async ({ admin: page, db }) => {
    const { form, source } = await openArticle(page, db, 'Golden threads for all');
    await page.route('**/rich-text-editor*', (route) => route.fulfill({ status: 404 }));
    await chooseEditor(form, 'Formatted');
    await expect(form.getByText('The editor could not be loaded. Please try again.')).toBeVisible();
    await expect(source).toBeVisible();
  });
});

test('input from before the scripts is kept, and a translation is edited with its formatting', async ({
  admin: page,
  db,
}) => {
  await test.step('a translation is edited with its formatting, from a text area of five rows', async () => {
    const { item } = await openArticle(page, db, 'Golden threads for all');
    await page.goto(`/admin/translations?type=news_items&id=${item.id}&field=article_body&new=yes`);
    const form = page.getByRole('dialog', { name: 'Add Translation' });
    await expect(form.getByRole('textbox', { name: 'Translation' })).toHaveJSProperty('rows', 5);
    await form.getByLabel('Language').selectOption('日本語');
    await chooseEditor(form, 'Formatted');
    const text = form.getByRole('textbox', { name: 'Translation' });
    await expect(text).toHaveAttribute('contenteditable', 'true');
    await text.fill('金糸のお知らせ');
    await form.getByRole('button', { name: 'Add Translation' }).click();
    await expect(page.getByText('Translation added successfully')).toBeVisible();

    await page
      .getByRole('row', { name: /日本語/ })
      .getByRole('button', { name: 'Edit' })
      .click();
    const edit = page.getByRole('dialog', { name: 'Edit Translation' });
    const again = edit.getByRole('textbox', { name: 'Translation' });
    await expect(again).toHaveAttribute('contenteditable', 'true');
    await expect(again).toBeFocused();
    await expect(again).toHaveAttribute('lang', 'ja');
    await expect(edit.locator('textarea')).toHaveValue('<p>金糸のお知らせ</p>');
  });
  await test.step('what was typed into text areas before the scripts came is kept', async () => {
    await leaveNoArticles(db);
    const { item, form, source } = await openArticle(page, db, 'Golden threads for all');
    const come = await holdScriptRequests(page);
    await page.goto(`/admin/news-items?edit=${item.id}`, { waitUntil: 'commit' });
    await form.getByLabel('Description').fill('Typed early');
    await source.fill('Typed early, with <i>care</i>');
    come();
    await untilReplayed(page);
    await expect(form.getByLabel('Description')).toHaveValue('Typed early');
    await expect(source).toHaveValue('Typed early, with <i>care</i>');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Keep Editing' })).toBeVisible();
  });
  await test.step('what was typed before the scripts came is kept, and the editor does not interrupt it', async () => {
    await leaveNoArticles(db);
    const { item, form, source } = await openArticle(page, db, 'Golden threads for all');
    await chooseFormatted(db, true);
    const come = await holdScriptRequests(page);
    await page.goto(`/admin/news-items?edit=${item.id}`, { waitUntil: 'commit' });
    await source.fill('Typed early, with <i>care</i>');
    await form.getByLabel('Title').focus();
    come();
    const text = form.getByRole('textbox', { name: 'Article Body' });
    await expect(text.locator('em')).toHaveText('care');
    await expect(source).toHaveValue('Typed early, with <i>care</i>');
  });
});
