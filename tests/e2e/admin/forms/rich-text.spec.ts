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
import { fromGoogleDocs, fromWord } from '../clipboard-html.ts';
import {
  chooseFormatted,
  format,
  leaveNoArticles,
  openArticle,
  paste,
  update,
} from '../text-editor.ts';

test.afterEach(({ db }) => leaveNoArticles(db));

const plain = 'Gold <b>and</b> silver.\nA second line.\n\nA second paragraph.\n';

test('an article opens as its source, and the choice of the editor is kept with the account', async ({
  admin: page,
  db,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const { form, source } = await openArticle(page, db, plain);
  await expect(form.getByRole('textbox', { name: 'Article Body' })).toHaveJSProperty('rows', 12);
  await expect(form.getByRole('button', { name: 'HTML' })).toHaveAttribute('aria-pressed', 'true');
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

test('a text that was only read, or changed and changed back, stays byte for byte', async ({
  admin: page,
  db,
}) => {
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

for (const [what, html] of [
  ['a table', '<p>Before</p><table><tr><td>Cell</td></tr></table>'],
  ['a picture', '<p>Before <img src="/media/news/gone.jpg" alt="Gold"></p>'],
  ['a language', '<p lang="ja">金糸のお知らせでございます</p>'],
  ['underlined text', 'Gold <u>and</u> silver, twenty characters'],
  ['a comment', '<!-- for the fair --><p>Gold and silver thread</p>'],
  ['a smaller heading', '<h4>Gold and silver thread</h4>'],
] as const)
  test(`a text with ${what} stays HTML, and the form says so`, async ({ admin: page, db }) => {
    const { form, source } = await openArticle(page, db, html);
    await form.getByRole('button', { name: 'Formatted' }).click();
    await expect(form.getByRole('status').filter({ hasText: 'without loss' })).toBeVisible();
    await expect(source).toBeVisible();
    await expect(source).toHaveValue(html);
    await expect(form.getByRole('toolbar')).toHaveCount(0);
  });

for (const html of [
  'One<br>\ntwo\n\n\n\nfour, and five',
  '<p>A <b>bold <i>and</i></b> <a href="/products" target="_blank" title="All">link</a></p>',
  '<b><a href="mailto:a@example.com">Mail</a></b>, or <a href="tel:+852">call</a>',
  '<h2>Head</h2>\n<ul>\n  <li>One<ul><li>Inner</li></ul></li>\n  <li><p>Two</p></li>\n</ul>\nEnd',
  '<ol start="3"><li>Three</li></ol><h3>Sub</h3><p></p><p class="x" style="color:red">5 &lt; 6 &amp; 7</p>',
])
  test(`the editor holds ${html.slice(0, 30)}`, async ({ admin: page, db }) => {
    const { form, source } = await openArticle(page, db, html);
    await format(form);
    await expect(source).toHaveValue(html);
  });

test('the toolbar formats the text, and the public page shows it', async ({ admin: page, db }) => {
  const { item, form, source } = await openArticle(page, db, '');
  const { text, toolbar } = await format(form);
  const press = (name: string) => toolbar.getByRole('button', { name, exact: true }).click();
  await text.focus();
  await press('Bold');
  await press('Italic');
  await page.keyboard.type('Golden ');
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await press('Italic');
  await page.keyboard.type('threads');
  await page.keyboard.press('Enter');
  await press('Bold');
  await press('Heading');
  await page.keyboard.type('A heading');
  await page.keyboard.press('Enter');
  await press('Subheading');
  await page.keyboard.type('Another');
  await page.keyboard.press('Enter');
  await press('Bullets');
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await press('Numbers');
  await page.keyboard.type('First * - ** 1. ');
  await expect(source).toHaveValue(
    [
      '<p><strong><em>Golden </em>threads</strong></p>',
      '<h2>A heading</h2>',
      '<h3>Another</h3>',
      '<ul><li>One</li><li>Two</li></ul>',
      '<ol><li>First * - ** 1. </li></ol>',
    ].join('\n'),
  );
  await update(page, form);
  await page.goto(`/news/${item.slug}`);
  const article = page.locator('.prose').filter({ hasText: 'Golden' });
  await expect(article.locator('h2')).toHaveText('A heading');
  await expect(article.locator('ul > li')).toHaveText(['One', 'Two']);
  await expect(article.locator('ol > li')).toHaveText(['First * - ** 1.']);
});

test('a link is added, refused, changed and removed', async ({ admin: page, db }) => {
  const { form, source } = await openArticle(page, db, '<p>See our golden threads</p>');
  const { text, toolbar } = await format(form);
  await text.press('Control+a');
  await toolbar.getByRole('button', { name: 'Link' }).click();
  const address = form.getByLabel('Link address');
  await expect(address).toBeFocused();
  for (const refused of [
    '',
    'javascript:alert(1)',
    '//evil.example',
    'example.com',
    'https://a b.c',
  ]) {
    await address.fill(refused);
    await address.press('Enter');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(address).toHaveAccessibleDescription(/^(Please enter|An address)/);
  }
  await expectAccessible(page);
  await address.fill('/products');
  await address.press('Enter');
  await expect(source).toHaveValue('<p><a href="/products">See our golden threads</a></p>');
  await expect(text).toBeFocused();
  await toolbar.getByRole('button', { name: 'Link' }).click();
  await expect(address).toHaveValue('/products');
  await address.fill('https://example.com/?a=1&b=2');
  await form.getByRole('button', { name: 'Apply Link' }).click();
  await expect(source).toHaveValue(
    '<p><a href="https://example.com/?a=1&amp;b=2">See our golden threads</a></p>',
  );
  await toolbar.getByRole('button', { name: 'Link' }).click();
  await address.press('Escape');
  await expect(address).toHaveCount(0);
  await expect(form).toBeVisible();
  await toolbar.getByRole('button', { name: 'Link' }).click();
  await form.getByRole('button', { name: 'Remove Link' }).click();
  await expect(source).toHaveValue('<p>See our golden threads</p>');
});

test('a paste from Word keeps paragraphs, headings, lists, bold, italic and links', async ({
  admin: page,
  db,
}) => {
  const { form, source } = await openArticle(page, db, '');
  const { text } = await format(form);
  await paste(text, fromWord);
  await expect(source).toHaveValue(
    [
      '<h2>Spring fair</h2>',
      '<p>Our <strong>gold</strong> and <em>silver</em> threads, in stock: <a href="https://example.com/book">the book</a>.</p>',
      '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
      '<p>Between</p>',
      '<ol><li>First</li></ol>',
      '<p>Left</p>',
      '<p>Right</p>',
      '<p>End</p>',
    ].join('\n'),
  );
});

test('a paste from Google Docs keeps paragraphs, headings, lists, bold, italic and links', async ({
  admin: page,
  db,
}) => {
  const { form, source } = await openArticle(page, db, '');
  const { text } = await format(form);
  await paste(text, fromGoogleDocs);
  await expect(source).toHaveValue(
    [
      '<h2>Spring fair</h2>',
      '<p>Our <strong>gold</strong> and <em>silver</em> threads: <a href="https://example.com/book">the book</a></p>',
      '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
      '<ol><li>First</li></ol>',
      '<p>End</p>',
    ].join('\n'),
  );
});

test('a pasted text runs nothing and keeps no attributes', async ({ admin: page, db }) => {
  const { form, source } = await openArticle(page, db, '');
  const { text } = await format(form);
  await paste(
    text,
    '<p onclick="alert(1)" class="x" id="y">a<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)" style="color:red">b</a></p><div>c</div><div>d<br>e</div>',
  );
  await expect(source).toHaveValue('<p>ab</p>\n<p>c</p>\n<p>d<br>e</p>');
});

for (const [language, steps, result] of [
  ['Chinese', ['j', 'ji', 'jin', 'jin x', 'jin xian'], '金線'],
  ['Japanese', ['ｋ', 'き', 'きｎ', 'きん', 'きんし'], '金糸'],
] as const)
  test(`an input method writes ${language} in the middle of a bold text, and Enter does not save`, async ({
    admin: page,
    db,
  }) => {
    const { form, source } = await openArticle(page, db, '<p><b>abcd</b> golden threads</p>');
    const { text } = await format(form);
    const input = await page.context().newCDPSession(page);
    await text.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    for (const step of steps)
      await input.send('Input.imeSetComposition', {
        text: step,
        selectionStart: step.length,
        selectionEnd: step.length,
      });
    await input.send('Input.insertText', { text: result });
    await expect(source).toHaveValue(`<p><strong>ab${result}cd</strong> golden threads</p>`);
    await page.keyboard.type('e');
    await expect(source).toHaveValue(`<p><strong>ab${result}ecd</strong> golden threads</p>`);
    await expect(form).toBeVisible();
  });

test('the keyboard alone leads through the toolbar and the text, and out of it', async ({
  admin: page,
  db,
}) => {
  const { form } = await openArticle(page, db, '<ul><li>Golden threads for all</li></ul>');
  const { text, toolbar } = await format(form);
  await form.getByRole('button', { name: 'HTML' }).focus();
  await page.keyboard.press('Tab');
  const bold = toolbar.getByRole('button', { name: 'Bold' });
  await expect(bold).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Italic' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(toolbar.getByRole('button', { name: 'Redo' })).toBeFocused();
  await expect(toolbar.getByRole('button', { name: 'Redo' })).not.toHaveCSS(
    'outline-style',
    'none',
  );
  await page.keyboard.press('ArrowRight');
  await expect(bold).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await expect(text).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Preview Article' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(bold).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bold).toBeFocused();
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
    await page.getByRole('button', { name: 'Keep editing' }).click();
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
    await form.getByRole('button', { name: 'Take theirs' }).click();
    await expect(text).toHaveText('The text of everybody, theirs');
  });
});

test('a refused text is marked and focused in the editor', async ({ admin: page, db }) => {
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

test('the text does not change while it is being saved', async ({ admin: page, db }) => {
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

test('what was typed into text areas before the scripts came is kept', async ({
  admin: page,
  db,
}) => {
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
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeVisible();
});

test('what was typed before the scripts came is kept, and the editor does not interrupt it', async ({
  admin: page,
  db,
}) => {
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

test.describe('with the message of a missing script', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('the editor says so if it cannot be loaded', async ({ admin: page, db }) => {
    const { form, source } = await openArticle(page, db, 'Golden threads for all');
    await page.route('**/rich-text-editor*', (route) => route.fulfill({ status: 404 }));
    await form.getByRole('button', { name: 'Formatted' }).click();
    await expect(form.getByText('The editor could not be loaded. Please try again.')).toBeVisible();
    await expect(source).toBeVisible();
  });
});

test('a translation is edited with its formatting, from a text area of five rows', async ({
  admin: page,
  db,
}) => {
  const { item } = await openArticle(page, db, 'Golden threads for all');
  await page.goto(`/admin/translations?type=news_items&id=${item.id}&field=article_body&new=yes`);
  const form = page.getByRole('dialog', { name: 'Add Translation' });
  await expect(form.getByRole('textbox', { name: 'Translation' })).toHaveJSProperty('rows', 5);
  await form.getByLabel('Language').selectOption('日本語');
  await form.getByRole('button', { name: 'Formatted' }).click();
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
