import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

const picture = 'demo/images/categories/effects.jpg';

/**
 * Stands for the hands of a person and counts the presses of a task. A click is one press, and so is a key that types
 * no text. The click into a field counts unless the field has the focus. A choice in a select and a chosen file count
 * two; a dragged file counts one.
 */
export class Hands {
  presses = 0;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.presses++;
    await target.click();
  }

  async press(keys: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(keys);
  }

  async choose(select: Locator, label: string): Promise<void> {
    this.presses += 2;
    await select.selectOption({ label });
  }

  /** Chooses a picture for an upload field of the open form. */
  async upload(name: string): Promise<void> {
    this.presses += 2;
    await this.page.locator(`input[name=${name}]`).setInputFiles(picture);
  }

  /** Drags a picture from a folder to an upload field of the open form. A telephone has no folder beside the page. */
  async drop(name: string): Promise<void> {
    if ((this.page.viewportSize()?.width ?? 0) < 500) return this.upload(name);
    this.presses++;
    const bytes = [...(await readFile(picture))];
    const dataTransfer = await this.page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      const file = new File([new Uint8Array(content)], 'picture.jpg', { type: 'image/jpeg' });
      transfer.items.add(file);
      return transfer;
    }, bytes);
    await this.page.locator(`input[name=${name}]`).dispatchEvent('drop', { dataTransfer });
  }

  /** Replaces the text of a field. */
  async fill(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (!(await field.evaluate((one) => one === document.activeElement))) this.presses++;
    await field.fill(text);
  }

  /** A button or link of the page: by its name, in the dialog that is open, if one is. */
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true }).last();
  }

  /** Presses an action of a row. On a telephone the action is under More. */
  async inRow(row: string, action: string): Promise<void> {
    const card = this.page.getByRole('row').filter({ hasText: row }).first();
    const button = card.getByRole('button', { name: action, exact: true });
    await card.waitFor();
    if (!(await button.isVisible())) await this.click(card.getByRole('button', { name: 'More' }));
    await this.click(button);
  }

  /** Opens a screen with the sidebar. On a telephone the sidebar is under Menu. */
  async goTo(screen: string): Promise<void> {
    const menu = this.page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await this.click(menu);
    await this.click(
      this.page.getByRole('navigation').getByRole('link', { name: screen, exact: true }),
    );
    await this.page.getByRole('heading', { level: 1, name: screen }).waitFor();
  }

  /** Ticks a row. On a telephone the boxes appear after Select is pressed. */
  async tick(name: string): Promise<void> {
    const box = this.page.getByRole('checkbox', { name, exact: true });
    const select = this.page.getByRole('button', { name: 'Select', exact: true });
    await this.page.getByRole('table').waitFor();
    if (await select.isVisible()) await this.click(select);
    await this.click(box);
  }

  async says(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }
}
