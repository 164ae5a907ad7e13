import { expect, type Locator, type Page } from 'playwright/test';
import { holdScripts } from '#tests/e2e/support/hold-scripts.ts';
import { siteTexts } from '#tests/e2e/support/site.ts';
import { realTimeTest as test } from '#tests/e2e/support/test.ts';

declare global {
  interface Window {
    /** Lets the tasks of React pass that are held from a certain one on. */
    releaseTasks?: () => void;
    /** How many tasks of React are held. */
    heldTasks?: number;
  }
}

/** The first of React's tasks that is held back: by then it has rendered parts of the page. */
const heldTask = 3;

const { calendar, genre } = siteTexts.nl;

type Press = (control: Locator) => Promise<void>;

/** A pointer and a key; Enter does nothing on a checkbox. */
const presses: Readonly<Record<string, Press>> = {
  mouse: (control) => control.click(),
  Enter: (control) => control.press('Enter'),
};

for (const [input, press] of Object.entries(presses)) {
  // A key ends in the same click.
  const tag = input === 'mouse' ? '@desk' : '@desk @all';

  test(`WAY-53 presses by ${input} before any script is loaded have their effects once ${tag}`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(calendar, { waitUntil: 'domcontentloaded' });
    if (input !== 'Enter') await press(firstFilter(page));
    await press(page.locator('main button[aria-pressed]').first());
    await release();
    await expect(page.getByRole('dialog', { name: 'Eerst even inloggen' })).toBeVisible();
    if (input !== 'Enter') await expect(page).toHaveURL(/[?&]genres=/);
  });

  test(`WAY-53 presses by ${input} while React hydrates have their effects once ${tag}`, async ({ page }) => {
    const release = await openUntil(page, heldTask);
    if (input !== 'Enter') await press(firstFilter(page));
    await page.setViewportSize(phone);
    await press(openFilters(page));
    await release();
    await page.locator('html[data-hydrated]').waitFor();
    await expectOneEffect(page);
    if (input === 'Enter') return;
    await expect(page).toHaveURL(/[?&]genres=/);
    await expect(firstFilter(page)).toBeChecked();
  });
}

for (const moment of ['before any script is loaded', 'while React hydrates'])
  test(`WAY-53 a small window has the filters when they are opened ${moment} @desk`, async ({ page }) => {
    await page.setViewportSize(phone);
    const release =
      moment === 'while React hydrates' ? await openUntil(page, heldTask) : await holdScripts(page);
    if (moment !== 'while React hydrates') await page.goto(calendar, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#filters input')).toHaveCount(0);
    await openFilters(page).click();
    await release();
    await firstFilter(page).click();
    await expect(page).toHaveURL(/[?&]genres=/);
    await expect(firstFilter(page)).toHaveCount(1);
    await expectOneEffect(page);
  });

const phone = { width: 390, height: 844 };

const firstFilter = (page: Page) => page.getByRole('group', { name: genre }).getByRole('checkbox').first();

const openFilters = (page: Page) => page.getByRole('button', { name: siteTexts.nl.filters });

/** The button shows and hides the filters, so a second effect would hide them again. */
const expectOneEffect = (page: Page) => expect(page.locator('#filters:popover-open')).toHaveCount(1);

/** Opens the calendar until a task of React is held back. Returns the function that releases it. */
async function openUntil(page: Page, task: number): Promise<() => Promise<void>> {
  const release = await holdTasks(page, task);
  await page.goto(calendar, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => (window.heldTasks ?? 0) > 0);
  return release;
}

/** Holds back React's tasks from the given one on, until the returned function is called. */
async function holdTasks(page: Page, from: number): Promise<() => Promise<void>> {
  await page.addInitScript((first) => {
    const send = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    let isHeld = true;
    let tasks = 0;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      tasks += 1;
      const pass = () => send.call(this, message);
      if (!isHeld || tasks < first) return pass();
      held.push(pass);
      window.heldTasks = held.length;
    };
    window.releaseTasks = () => {
      isHeld = false;
      for (const pass of held.splice(0)) pass();
    };
  }, from);
  return () => page.evaluate(() => window.releaseTasks?.());
}
