import { eq } from 'drizzle-orm';
import { languages } from '../../../../database/schema/languages.ts';
import { expect, expectAccessible, test } from '../../world/site-fixture.ts';
import { checkDialog } from '../screen-look.ts';

test('a language is added, translated and made public by keyboard; Undo takes back what follows', async ({
  admin: page,
  db,
}) => {
  await db.delete(languages).where(eq(languages.code, 'pt'));
  await page.goto('/admin/general-settings/languages?new=yes');
  const dialog = page.getByRole('dialog', { name: 'Add Language' });
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await page.keyboard.type('pt');
  await expect(dialog.getByLabel('Name')).toHaveValue('Português');
  await checkDialog(page, 'the form for a new language');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Language created successfully')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Português' });
  await expect(row).toContainText('Not public');

  await row.getByRole('link', { name: /^Words/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Words of the Interface' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Slide {n}', exact: true });
  await field.focus();
  await page.keyboard.type('Imagem');
  const save = page.getByRole('button', { name: 'Save Home' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please keep {n}')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await page.keyboard.type(' {n}');
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Words saved')).toBeVisible();

  await page.goto('/admin/general-settings/languages');
  await row.getByRole('button', { name: 'Make Public' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Make Language Public' });
  await expect(question).toContainText('words of the interface are missing');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Make Public' }).focus();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Retire');

  const undo = page.getByRole('button', { name: 'Undo' });
  await row.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await expect(row).toContainText('Not public');
  await undo.last().click();
  await expect(row).toContainText('Retire');
  await db.update(languages).set({ is_public: false }).where(eq(languages.code, 'pt'));
  await page.reload();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await undo.last().click();
  await expect(row).toContainText('Not public');
  await expect(row.getByRole('link', { name: /^Words/ })).toBeVisible();
  await db.delete(languages).where(eq(languages.code, 'pt'));
});
