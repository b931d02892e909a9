import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { repeatedTexts } from './repeated-texts.ts';
import { type SpokenNode, sayNode } from './spoken-node.ts';

/** What a screen reader says while a page is used by keyboard: Chromium's own accessibility tree, and live regions. */
export class Speech {
  /** Every line: the focused elements, and announcements after an arrow. */
  readonly lines: string[] = [];
  private readonly page: Page;
  private readonly tree: CDPSession;
  private heardUpTo = 0;

  private constructor(page: Page, tree: CDPSession) {
    this.page = page;
    this.tree = tree;
  }

  /** Begins to listen to the documents that the page opens from now on. */
  static async of(page: Page): Promise<Speech> {
    const tree = await page.context().newCDPSession(page);
    await tree.send('Accessibility.enable');
    const speech = new Speech(page, tree);
    await page.exposeBinding('announced', (_, line: string) => speech.lines.push(`> ${line}`));
    await page.addInitScript(recordAnnouncements);
    // A screen reader follows the window in front, if one runs beside the tests.
    await page.bringToFront();
    return speech;
  }

  /** Opens a page and skips to its content, as people with a screen reader do. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    expect(await this.press('Tab')).toContain('link');
    await this.page.keyboard.press('Enter');
  }

  /** Says the focused element, and checks that it can be said. */
  async focused(): Promise<string> {
    const { result } = await this.tree.send('Runtime.evaluate', {
      expression: `(${spokenElement})()`,
    });
    if (!result.objectId) throw new Error('nothing has the focus');
    const { nodes } = await this.tree.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const inPage = await this.tree.send('Runtime.callFunctionOn', {
      objectId: result.objectId,
      functionDeclaration: surroundings,
      returnByValue: true,
    });
    const line = sayNode(nodes[0] as SpokenNode, inPage.result.value);
    this.lines.push(line);
    return line;
  }

  /** Presses keys, each of which must change what is said of the focused element, and says it. */
  async press(...keys: string[]): Promise<string> {
    let line = await this.focused();
    for (const key of keys) {
      const before = line;
      await this.page.keyboard.press(key);
      await expect
        .poll(async () => (line = await this.focused()), { message: `${key} says something` })
        .not.toBe(before);
    }
    return line;
  }

  /** Moves to a control with the Tab key, and presses Enter. */
  async enter(target: Locator, back = false): Promise<void> {
    await this.tabTo(target, back);
    await this.page.keyboard.press('Enter');
  }

  /** Moves with the Tab key until the target has the focus, through elements that all can be said. */
  async tabTo(target: Locator, back = false): Promise<string> {
    await expect(target).toBeVisible();
    for (let step = 0; step < 120; step++) {
      if (await target.evaluate((element) => element === document.activeElement))
        return this.lines.at(-1) ?? '';
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
      await this.focused();
    }
    throw new Error(`the Tab key does not lead to ${target}`);
  }

  /** Waits until the target has the focus, and says it. */
  async arrivesAt(target: Locator): Promise<string> {
    await expect(target).toBeFocused();
    await this.repeatsNothing();
    return this.focused();
  }

  /** No message stands twice in the document: a copy for screen readers would be read twice. */
  async repeatsNothing(): Promise<void> {
    expect(await this.page.evaluate(repeatedTexts)).toEqual([]);
  }

  /** Ends the listening. Nothing may have come too suddenly to be said. */
  end(): void {
    expect(this.lines.filter((line) => line.includes('SILENT'))).toEqual([]);
  }

  /** Waits for an announcement; it must come once among those since the last call. */
  async hears(text: string | RegExp): Promise<void> {
    const fits = (line: string) =>
      typeof text === 'string' ? line.includes(text) : text.test(line);
    const since = () => this.lines.slice(this.heardUpTo).filter((line) => line.startsWith('> '));
    await expect
      .poll(() => since().some(fits) || since().join('\n'), { message: `${text} is announced` })
      .toBe(true);
    expect(since().filter(fits)).toHaveLength(1);
    await this.repeatsNothing();
    this.heardUpTo = this.lines.length;
  }
}

/** The element that is said: the focused one, or the option that a combobox points at. */
const spokenElement = `function () {
  const focused = document.activeElement;
  const active = focused?.getAttribute('aria-activedescendant');
  return (active && document.getElementById(active)) || focused;
}`;

/** What is said of the table around a cell, and the beginning of its HTML for messages. */
const surroundings = `function () {
  const heads = this.closest('table')?.tHead?.rows[0]?.cells ?? [];
  return {
    isDocument: this === document.body,
    column: this.matches('td, th') ? heads[this.cellIndex]?.textContent : undefined,
    row: this.matches('td') ? this.parentElement.querySelector('th')?.textContent : undefined,
    html: this.outerHTML.slice(0, 200),
  };
}`;
