import { expect, type Locator, type Page } from 'playwright/test';
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

/** The scripts whose requests are held back at a moment of a page's start. */
const beforeReact = {
  'before any script is loaded': /\/assets\/.*\.js$/,
  'before the code of the page': /\/assets\/event-overview[^/]*\.js$/,
} as const;

/** The first of React's tasks that is held back: by then it has rendered parts of the page. */
const heldTask = 3;

const { calendar, genre } = siteTexts.nl;

type Press = (control: Locator) => Promise<void>;

const presses: Readonly<Record<string, Press>> = {
  mouse: (control) => control.click(),
  touch: (control) => control.tap(),
  Space: (control) => control.press('Space'),
  Enter: (control) => control.press('Enter'),
  'a script': (control) => control.evaluate((element: HTMLElement) => element.click()),
};

test.use({ hasTouch: true });

for (const [input, press] of Object.entries(presses)) {
  for (const [moment, scripts] of Object.entries(beforeReact)) {
    test(`WAY-53 presses by ${input} ${moment} have their effects once @desk`, async ({ page }) => {
      const release = await holdScripts(page, scripts);
      await page.goto(calendar, { waitUntil: 'domcontentloaded' });
      if (input !== 'Enter') await press(firstFilter(page));
      await page.setViewportSize(phone);
      await press(openFilters(page));
      await press(page.locator('main button[aria-pressed]').first());
      release();
      await expect(page.getByRole('dialog', { name: 'Eerst even inloggen' })).toBeVisible();
      await expectOneEffect(openFilters(page));
      if (input !== 'Enter') await expect(page).toHaveURL(/[?&]genres=/);
    });
  }

  test(`WAY-53 a press of a button by ${input} while React hydrates has its effect once @desk`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const release = await openUntil(page, heldTask);
    await press(openFilters(page));
    await release();
    await page.locator('html[data-hydrated]').waitFor();
    await expectOneEffect(openFilters(page));
  });

  // Enter does nothing on a checkbox.
  if (input === 'Enter') continue;
  test(`WAY-53 a press of a filter by ${input} while React hydrates has its effect once @desk`, async ({
    page,
  }) => {
    const release = await openUntil(page, heldTask);
    await press(firstFilter(page));
    await release();
    await expect(page).toHaveURL(/[?&]genres=/);
    await expect(firstFilter(page)).toBeChecked();
  });
}

const phone = { width: 390, height: 844 };

const firstFilter = (page: Page) => page.getByRole('group', { name: genre }).getByRole('checkbox').first();

const openFilters = (page: Page) => page.getByRole('button', { name: siteTexts.nl.filters });

/** The button shows and hides the filters, so a second effect would hide them again. */
const expectOneEffect = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'true');

/** Opens the calendar until a task of React is held back. Returns the function that releases it. */
async function openUntil(page: Page, task: number): Promise<() => Promise<void>> {
  const release = await holdTasks(page, task);
  await page.goto(calendar, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => (window.heldTasks ?? 0) > 0);
  return release;
}

/** Holds back scripts, until the returned function is called. */
async function holdScripts(page: Page, scripts: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
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
