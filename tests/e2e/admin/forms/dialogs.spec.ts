import type { Locator, Page } from '@playwright/test';
import type { Database } from '#database/connect.ts';
import { administrators } from '#database/schema/administrators.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { expect, test } from '../../world/site-fixture.ts';

/**
 * Every form dialog holds still: the wheel moves its body alone, and after a refused save its head, its save
 * button and the first wrong field with its label are in view. Every missing field is marked.
 */

// The browser itself notes a refused form.
test.use({ expectedMessages: [/status of 4\d\d/] });

declare global {
  interface Window {
    wheelTurned: Promise<unknown>;
  }
}

interface FormDialog {
  path: string;
  /** Writes the rows that the dialog needs. */
  prepare?: (db: Database) => Promise<unknown>;
  /** Opens the dialog, if the address alone does not. */
  open?: (page: Page) => Promise<void>;
  /** Makes the server refuse the form; by default every required field is emptied. */
  spoil?: (dialog: Locator) => Promise<void>;
  /** The form has no field that can be wrong by itself. */
  neverWrong?: true;
}

const translations = '/admin/translations?type=products&id=1';
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** The dialogs of screens that are opened in one visit. */
const groups: Record<string, Record<string, FormDialog>> = {
  products: {
    'Add Product': { path: '/admin/products?new=yes' },
    'Edit Product': { path: '/admin/products?edit=1' },
    'Plan a Change': { path: '/admin/products?edit=1', open: press('Plan…') },
    'Set Category': {
      path: '/admin/products',
      async open(page) {
        // Small screens show the boxes on demand.
        const select = page.getByRole('button', { name: 'Select', exact: true });
        if (await select.isVisible()) await select.click();
        await page.getByRole('checkbox', { name: 'Select ST Viscose' }).check();
        await press('Set Category…')(page);
      },
      neverWrong: true,
    },
  },
  'categories and item codes': {
    'Edit Category': { path: '/admin/categories?edit=1' },
    'Add New Category': { path: '/admin/categories?new=yes' },
    'Your session has ended': {
      path: '/admin/categories?new=yes',
      async open(page) {
        const cookies = await page.context().cookies();
        await page.context().clearCookies();
        await page.getByLabel('Category Name').fill('Typed before');
        await press('Create Category')(page);
        await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
        await page.context().addCookies(cookies);
      },
      neverWrong: true,
    },
    'Add Item Code': { path: '/admin/item-codes?new=yes' },
    'Edit Item Code': { path: '/admin/item-codes?edit=1' },
  },
  'the gallery': {
    'Create New Category': { path: '/admin/gallery-categories?new=yes' },
    'Edit Category': { path: '/admin/gallery-categories?edit=1' },
    'Create New Gallery Item': { path: '/admin/gallery-items?new=yes' },
    'Edit Gallery Item': { path: '/admin/gallery-items?edit=1' },
  },
  'news and translations': {
    'Add News Item': { path: '/admin/news-items?new=yes' },
    'Edit News Item': { path: '/admin/news-items?edit=1' },
    'Add Translation': { path: `${translations}&field=name&new=yes` },
    'Edit Translation': { path: `${translations}&field=name`, open: press('Edit') },
  },
  'settings and people': {
    'Add Image': { path: '/admin/general-settings?new=yes' },
    'Edit Image': {
      path: '/admin/general-settings?edit=1',
      spoil: (dialog) => dialog.getByLabel('Display Order').fill('-1'),
    },
    'Edit Email': {
      path: '/admin/general-settings/subscribers',
      prepare: (db) => db.insert(newsletter_subscription).values({ email: 'still@example.com' }),
      open: press('Edit'),
    },
    'Change the Role of Own Password': {
      path: '/admin/accounts',
      prepare: (db) =>
        db
          .insert(administrators)
          .values({ id: 'still', name: 'Own Password', email: 'own-password@example.com' }),
      open: (page) =>
        page
          .getByRole('row', { name: /own-password@example/ })
          .getByRole('button', { name: 'Change Role' })
          .click(),
    },
  },
};

/** A phone and a laptop. A tablet has the dialog of the laptop. */
const sizes = [
  [360, 740],
  [1280, 800],
] as const;

/** The positions of the head, the save button and the page. */
const places = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const top = (part: Element | null) =>
      Math.round(part?.getBoundingClientRect().top ?? Number.NaN);
    return {
      dialog: top(element),
      head: top(element.querySelector('h2')),
      save: top(element.querySelector('button[type="submit"]')),
      page: scrollY,
    };
  });

/** How far the body of the dialog is scrolled, and how far it can be scrolled on. */
const scrolled = (dialog: Locator) =>
  dialog.locator('[data-dialog-body]').evaluate((body) => ({
    by: Math.round(body.scrollTop),
    left: body.scrollHeight - body.clientHeight - body.scrollTop,
  }));

/** Turns the wheel over the upper left corner of a part, where no text area takes it. */
async function turnWheel(page: Page, over: Locator, by: number): Promise<void> {
  const box = await over.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 6, (box?.y ?? 0) + 6);
  await page.evaluate(() => {
    window.wheelTurned = new Promise((done) => addEventListener('wheel', done, { once: true }));
  });
  await page.mouse.wheel(0, by);
  await page.evaluate(() => window.wheelTurned.then(() => undefined));
}

async function expectStill(page: Page, dialog: Locator): Promise<void> {
  const save = dialog.locator('button[type="submit"]').last();
  const isBar = (await dialog.locator('footer').count()) > 0;
  const before = await places(dialog);
  await turnWheel(page, dialog.getByRole('heading', { level: 2 }), 3000);
  expect(await places(dialog), 'after the wheel over the head').toEqual(before);
  await turnWheel(page, dialog.locator('[data-dialog-body]'), 3000);
  // Only once it has moved is the wheel over the head known to have moved nothing.
  // Heights are rounded, the position is not.
  await expect.poll(async () => (await scrolled(dialog)).left).toBeLessThan(2);
  if (isBar) expect(await places(dialog), 'after the wheel').toEqual(before);
  await turnWheel(page, save, -3000);
  await expect.poll(async () => (await scrolled(dialog)).by).toBe(0);
  expect(await places(dialog), 'after the wheel over the save bar').toEqual(before);
  const moved = await dialog.evaluate((element) => {
    element.scrollTo(0, 1000);
    return element.scrollTop;
  });
  expect(moved, 'the dialog as a whole').toBe(0);
}

/** The controls of the labels with an asterisk. */
const required = (dialog: Locator) =>
  dialog.locator('label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const { control, textContent } = label as HTMLLabelElement;
      return control && textContent?.includes('*') ? [control.id] : [];
    }),
  );

async function emptyRequired(dialog: Locator): Promise<void> {
  for (const id of await required(dialog)) {
    const field = dialog.locator(`[id="${id}"]`);
    const kind = await field.evaluate(
      (element) => element.getAttribute('type') ?? element.localName,
    );
    if (kind === 'select') await field.selectOption('');
    else if (kind !== 'file') await field.fill('');
  }
}

/** The first wrong field, and whether it and its label can be seen; the names of missing fields without a mark. */
const refused = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const isSeen = (part: Element | null | undefined) => {
      if (!part) return false;
      const { x, y, width, height } = part.getBoundingClientRect();
      // An element that is higher than the body is in view if its upper edge is.
      const down = Math.min(height, 24);
      return [1, down - 1].every((at) => {
        const hit = document.elementFromPoint(x + Math.min(width / 2, 12), y + at);
        return hit !== null && (part.contains(hit) || hit.contains(part));
      });
    };
    const wrong = element.querySelector<HTMLInputElement>('[aria-invalid="true"]');
    const label = wrong?.labels?.[0];
    const field = wrong?.type === 'file' ? label?.parentElement?.querySelector('button') : wrong;
    // A field for a file that has a stored one is not missing.
    const labels = [...element.querySelectorAll('label')].filter(
      (one) => one.textContent?.includes('*') && !one.parentElement?.querySelector('img'),
    );
    return {
      head: isSeen(element.querySelector('h2')),
      save: isSeen([...element.querySelectorAll('button[type="submit"]')].at(-1)),
      label: isSeen(label),
      field: isSeen(field),
      unmarked: labels
        .filter((one) => {
          const control = one.control as HTMLInputElement | null;
          return control?.value === '' && control.ariaInvalid !== 'true';
        })
        .map(({ textContent }) => textContent),
    };
  });

/** Checks one dialog; its steps are named by it. */
async function checkForm(page: Page, title: string, form: FormDialog): Promise<void> {
  const { path, open, spoil = emptyRequired, neverWrong } = form;
  const dialog = page.getByRole('dialog', { name: title });
  const atEachWidth = async (what: string, check: () => Promise<void>) => {
    for (const [width, height] of sizes)
      await test.step(`${title}, ${what} at ${width} px`, async () => {
        await page.setViewportSize({ width, height });
        await check();
      });
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await open?.(page);
  await expect(dialog).toBeVisible();
  await atEachWidth('still', () => expectStill(page, dialog));
  if (neverWrong) return;
  await spoil(dialog);
  await atEachWidth('refused', async () => {
    const body = dialog.locator('[data-dialog-body]');
    await body.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await dialog.locator('button[type="submit"]').last().click();
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeAttached();
    await expect
      .poll(() => refused(dialog))
      .toEqual({ head: true, save: true, label: true, field: true, unmarked: [] });
  });
}

for (const [screens, forms] of Object.entries(groups))
  test(`the dialogs of ${screens} hold still, and show wrong fields with their labels`, async ({
    admin: page,
    db,
  }) => {
    for (const [title, form] of Object.entries(forms)) {
      await form.prepare?.(db);
      await checkForm(page, title, form);
    }
  });
