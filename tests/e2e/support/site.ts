import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Locale } from '#domain/locale/locale.ts';

/** The paths and texts of the site in each language. */
export const siteTexts = {
  nl: {
    home: '/',
    calendar: '/concerten',
    menu: 'Hoofdmenu',
    search: 'Zoek in de agenda',
    concerts: /^\d+ concert(en)?$/,
    filters: /Filters en kalender/,
    genre: 'Genre',
    show: /^Toon \d+ concert/,
    remove: 'Verwijder filter',
    next: 'Volgende',
    other: 'English',
    notFound: 'Sorry, de pagina is niet beschikbaar',
    away: 'Er is helaas iets misgegaan',
    failed: 'De pagina kon niet worden geladen',
    incomplete: 'Deze pagina is niet volledig geladen. Links werken, maar sommige knoppen niet.',
    offline: 'U bent offline',
    noSearch: 'De agenda is even niet te doorzoeken',
    tickets: 'Kaarten',
  },
  en: {
    home: '/en',
    calendar: '/en/concerts',
    menu: 'Main menu',
    search: 'Search the calendar',
    concerts: /^\d+ concerts?$/,
    filters: /Filters and calendar/,
    genre: 'Genre',
    show: /^Show \d+ concert/,
    remove: 'Remove filter',
    next: 'Next',
    other: 'Nederlands',
    notFound: 'Sorry, this page is not available',
    away: 'Something has gone wrong',
    failed: 'The page could not be loaded',
    incomplete: 'This page has not loaded completely. Links work, but some buttons do not.',
    offline: 'You’re offline',
    noSearch: 'Search is not available just now',
    tickets: 'Tickets',
  },
} as const satisfies Record<Locale, unknown>;

/** The path of the script of the visitor layer. */
export const visitorLayerScript = /\/assets\/start-visitor-layer-[^/]*\.js/;

/**
 * Opens a page and waits until it is hydrated, without touching it. Not by a locator: what Playwright evaluates counts as an action of the
 * visitor.
 */
export async function openUntouched(page: Page, path: string): Promise<void> {
  const hydrated = page.waitForEvent('console', (message) => message.text() === 'hydrated');
  await page.addInitScript(() =>
    addEventListener('hall:hydrated', () => setTimeout(() => console.log('hydrated'))),
  );
  await page.goto(path);
  await hydrated;
}

/** Waits until the page is hydrated: until then buttons do nothing, while links and forms work natively. The last key starts the visitor layer. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated]').waitFor();
  await page.keyboard.press('Shift');
}

/** Waits until the visitor layer has been loaded, too: from then on offers follow the clock. */
export async function waitForVisitorLayer(page: Page): Promise<void> {
  await waitForHydration(page);
  const frame = page.locator('iframe[src*="/itix"]');
  // The frame is loaded when the visitor does something.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return frame.count();
    })
    .toBe(1);
}

/** The number of concerts that the calendar states. */
export async function readConcertCount(page: Page, locale: Locale): Promise<number> {
  const text = await page.getByRole('status').filter({ hasText: siteTexts[locale].concerts }).innerText();
  return Number.parseInt(text.replace(/\D/g, ''), 10);
}

/** Opens the filters if the window is too narrow to show them beside the list. */
export async function openFilters(page: Page, locale: Locale): Promise<void> {
  const button = page.getByRole('button', { name: siteTexts[locale].filters });
  if (await button.isVisible()) await button.click();
}

/** Closes them again, if they are over the list. */
export async function closeFilters(page: Page, locale: Locale): Promise<void> {
  const button = page.getByRole('button', { name: siteTexts[locale].show });
  if (await button.isVisible()) await button.click();
}
