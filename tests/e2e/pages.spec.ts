import { expect, type Page } from 'playwright/test';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { isPaused, playClipsSlowly } from '#tests/e2e/support/clips.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  email: 'E-mailadres',
  play: /^Speel /,
  pause: /^Pauzeer /,
} as const;

const form = (page: Page) => page.getByRole('main').locator('form').last();

test('TPL-14 I18N-1 a page has its text, blocks and dates; its video is not requested; its pictures open large, and the arrow keys and Escape work in them @phone', async ({
  page,
}) => {
  const early: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webm') || new URL(request.url()).hostname !== 'localhost')
      early.push(request.url());
  });
  await page.goto('/over-ons/gebouw');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main figure').first()).toBeVisible();
  await expect(page.locator('main time[datetime="1988-04-16"]')).toHaveText('zaterdag 16 april 1988');
  const film = page.getByLabel(/^Rondleiding/);
  await film.scrollIntoViewIfNeeded();
  const poster = await film.getAttribute('poster');
  expect((await page.request.get(poster ?? '')).headers()['content-type']).toMatch(/^image\//);
  expect(early).toEqual([]);
  const first = page.getByRole('link', { name: /^Vergroot beeld 1/ });
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Beelden' });
  await expect(viewer).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 van 2');
  await expectNoAxeViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

test('FORM-1 the newsletter form shows an error beside the field, and accepts a valid address @phone', async ({
  page,
}) => {
  await page.goto('/nieuwsbrief');
  await waitForHydration(page);
  await form(page).getByLabel(words.email).fill('floor@');
  await form(page).getByRole('button', { name: 'Schrijf mij in' }).click();
  await expect(form(page).getByText('Dit is geen e-mailadres')).toBeVisible();
  await expect(form(page).getByLabel(words.email)).toBeFocused();
  await expect(form(page).getByLabel(words.email)).toHaveValue('floor@');
  await expectNoAxeViolations(page, 'main');
  await form(page).getByLabel(words.email).fill('floor@example.nl');
  await expect(form(page).getByText('Dit is geen e-mailadres')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('status')).toHaveText('U bent ingeschreven. Tot vrijdag.');

  const sendings: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sendings.push(request.url()));
  await page.reload();
  await waitForHydration(page);
  await form(page).getByLabel(words.email).fill('floor@example.nl');
  await form(page).getByRole('button', { name: 'Schrijf mij in' }).dblclick();
  await expect(form(page).getByRole('status')).toHaveText('U bent ingeschreven. Tot vrijdag.');
  expect(sendings).toHaveLength(1);
});

test('AUDIO-1 a clip plays, pauses on a second click, and rewinds when another starts @desk', async ({
  page,
}) => {
  await playClipsSlowly(page);
  await page.goto('/zalen/grote-zaal');
  await waitForHydration(page);
  const position = page.getByRole('slider', { name: /^Plaats in / });
  await expect(position).toHaveAttribute('aria-valuetext', '0:00 van 0:27');
  await expect(page.getByText('Gespeeld door onze rekenmachine')).toBeVisible();
  await page.getByRole('button', { name: words.play }).first().click();
  const playing = page.getByRole('button', { name: words.pause });
  await expect(playing).toHaveCount(1);
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
  await expectNoAxeViolations(page, 'main');
  expect(await isPaused(page)).toBe(false);
  await playing.click();
  await expect(playing).toHaveCount(0);
  expect(await isPaused(page)).toBe(true);
  await position.press('End');
  await position.press('PageDown');
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(15);
  await expect(position).not.toHaveAttribute('aria-valuetext', '0:00 van 0:27');
});

test('AUDIO-4 a clip goes on when another page of the visit is opened, and can be paused and stopped there @phone', async ({
  page,
}) => {
  await playClipsSlowly(page);
  await page.goto('/zalen/grote-zaal');
  await waitForHydration(page);
  await page.getByRole('button', { name: words.play }).first().click();
  const position = page.getByRole('slider', { name: /^Plaats in / });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Geluid' })).toHaveCount(0);
  await page.locator('footer a[href]').filter({ hasText: 'Contact' }).first().click();
  const bar = page.getByRole('region', { name: 'Geluid' });
  await expect(bar.getByRole('button', { name: words.pause })).toBeVisible();
  const time = bar.getByText(/^0:\d\d \/ 0:27$/);
  const arrival = await time.innerText();
  expect(arrival).not.toMatch(/^0:00/);
  await expect(time).not.toHaveText(arrival);
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: words.pause })).toHaveCount(1);
  await expect(bar).toHaveCount(0);
  await page.goForward();
  await bar.getByRole('button', { name: words.pause }).click();
  await expect(bar.getByRole('button', { name: words.play })).toBeVisible();
  expect(await isPaused(page)).toBe(true);
  await bar.getByRole('button', { name: /^Stop / }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(page.locator('main h1')).toBeFocused();
});
