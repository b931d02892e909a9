import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { fromGoogleDocs, fromWord } from '../clipboard-html.ts';
import { format, leaveNoArticles, openArticle, paste, update } from '../text-editor.ts';

test.afterEach(({ db }) => leaveNoArticles(db));

test('the toolbar formats a text and its links', async ({ admin: page, db }) => {
  await test.step('the toolbar formats the text, and the public page shows it', async () => {
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
  await test.step('a link is added, refused, changed and removed', async () => {
    await leaveNoArticles(db);
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
});

test('a text is pasted, composed and left by the keyboard', async ({ admin: page, db }) => {
  await test.step('a paste from Word or Google Docs keeps its structure, runs nothing and keeps no attributes', async () => {
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
    await text.press('Control+a');
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
    await text.press('Control+a');
    await paste(
      text,
      '<p onclick="alert(1)" class="x" id="y">a<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)" style="color:red">b</a></p><div>c</div><div>d<br>e</div>',
    );
    await expect(source).toHaveValue('<p>ab</p>\n<p>c</p>\n<p>d<br>e</p>');
  });
  await test.step('an input method writes Chinese and Japanese in the middle of a bold text, and Enter does not save', async () => {
    await leaveNoArticles(db);
    const { form, source } = await openArticle(page, db, '<p><b>abcd</b> golden threads</p>');
    const { text } = await format(form);
    const input = await page.context().newCDPSession(page);
    await text.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    let written = '';
    for (const [steps, result] of [
      [['j', 'ji', 'jin', 'jin x', 'jin xian'], '金線'],
      [['ｋ', 'き', 'きｎ', 'きん', 'きんし'], '金糸'],
    ] as const) {
      for (const step of steps)
        await input.send('Input.imeSetComposition', {
          text: step,
          selectionStart: step.length,
          selectionEnd: step.length,
        });
      await input.send('Input.insertText', { text: result });
      written += result;
      await expect(source).toHaveValue(`<p><strong>ab${written}cd</strong> golden threads</p>`);
      await page.keyboard.type('e');
      written += 'e';
      await expect(source).toHaveValue(`<p><strong>ab${written}cd</strong> golden threads</p>`);
      await expect(form).toBeVisible();
    }
  });
  await test.step('the keyboard alone leads through the toolbar and the text, and out of it', async () => {
    await leaveNoArticles(db);
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
});
