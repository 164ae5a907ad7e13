import { expect, type Page } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { isPaused, playClipsSlowly } from '#tests/e2e/support/clips.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  nl: {
    building: '/over-ons/gebouw',
    opening: 'zaterdag 16 april 1988',
    newsletter: '/nieuwsbrief',
    room: '/zalen/grote-zaal',
    enlarge: /^Vergroot beeld 1/,
    pictures: 'Beelden',
    secondOfTwo: '2 van 2',
    film: /^Rondleiding/,
    email: 'E-mailadres',
    send: 'Schrijf mij in',
    notAnAddress: 'Dit is geen e-mailadres',
    sent: 'U bent ingeschreven. Tot vrijdag.',
    play: /^Speel /,
    pause: /^Pauzeer /,
    stop: /^Stop /,
    position: /^Plaats in /,
    atTheStart: '0:00 van 0:27',
    credit: 'Gespeeld door onze rekenmachine',
    sound: 'Geluid',
    contact: 'Contact',
  },
  en: {
    building: '/en/about-us/building',
    opening: 'Saturday 16 April 1988',
    newsletter: '/en/newsletter',
    room: '/en/rooms/main-hall',
    enlarge: /^Enlarge picture 1/,
    pictures: 'Pictures',
    secondOfTwo: '2 of 2',
    film: /^A tour/,
    email: 'Email address',
    send: 'Sign up',
    notAnAddress: 'Invalid email address',
    sent: 'You’re signed up. See you on Friday.',
    play: /^Play /,
    pause: /^Pause /,
    stop: /^Stop /,
    position: /^Position in /,
    atTheStart: '0:00 of 0:27',
    credit: 'Played by our computer',
    sound: 'Sound',
    contact: 'Contact',
  },
} as const;

const form = (page: Page) => page.getByRole('main').locator('form').last();

for (const locale of locales) {
  const word = words[locale];

  test.describe(`the hall's own pages (${locale})`, () => {
    test('TPL-14 I18N-1 a page has its text, blocks and dates; its video is not requested; its pictures open large, and the arrow keys and Escape work in them @phone', async ({
      page,
    }) => {
      const early: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.webm') || new URL(request.url()).hostname !== 'localhost')
          early.push(request.url());
      });
      await page.goto(word.building);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main figure').first()).toBeVisible();
      await expect(page.locator('main time[datetime="1988-04-16"]')).toHaveText(word.opening);
      const film = page.getByLabel(word.film);
      await film.scrollIntoViewIfNeeded();
      const poster = await film.getAttribute('poster');
      expect((await page.request.get(poster ?? '')).headers()['content-type']).toMatch(/^image\//);
      expect(early).toEqual([]);
      const first = page.getByRole('link', { name: word.enlarge });
      await first.focus();
      await page.keyboard.press('Enter');
      const viewer = page.getByRole('dialog', { name: word.pictures });
      await expect(viewer).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(viewer).toContainText(word.secondOfTwo);
      await expectNoAxeViolations(page, 'dialog[open]');
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(first).toBeFocused();
    });

    test(
      'FORM-1 the newsletter form shows an error beside the field, and accepts a valid address',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(word.newsletter);
        await waitForHydration(page);
        await form(page).getByLabel(word.email).fill('floor@');
        await form(page).getByRole('button', { name: word.send }).click();
        await expect(form(page).getByText(word.notAnAddress)).toBeVisible();
        await expect(form(page).getByLabel(word.email)).toBeFocused();
        await expect(form(page).getByLabel(word.email)).toHaveValue('floor@');
        await expectNoAxeViolations(page, 'main');
        await form(page).getByLabel(word.email).fill('floor@example.nl');
        await expect(form(page).getByText(word.notAnAddress)).toHaveCount(0);
        await page.keyboard.press('Enter');
        await expect(form(page).getByRole('status')).toHaveText(word.sent);

        const sendings: string[] = [];
        page.on('request', (request) => request.method() === 'POST' && sendings.push(request.url()));
        await page.reload();
        await waitForHydration(page);
        await form(page).getByLabel(word.email).fill('floor@example.nl');
        await form(page).getByRole('button', { name: word.send }).dblclick();
        await expect(form(page).getByRole('status')).toHaveText(word.sent);
        expect(sendings).toHaveLength(1);
      },
    );

    test(
      'AUDIO-1 a clip plays, pauses on a second click, and rewinds when another starts',
      { tag: '@desk' },
      async ({ page }) => {
        await playClipsSlowly(page);
        await page.goto(word.room);
        await waitForHydration(page);
        const position = page.getByRole('slider', { name: word.position });
        await expect(position).toHaveAttribute('aria-valuetext', word.atTheStart);
        await expect(page.getByText(word.credit)).toBeVisible();
        await page.getByRole('button', { name: word.play }).first().click();
        const playing = page.getByRole('button', { name: word.pause });
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
        await expect(position).not.toHaveAttribute('aria-valuetext', word.atTheStart);
      },
    );

    test(
      'AUDIO-4 a clip goes on when another page of the visit is opened, and can be paused and stopped there',
      { tag: '@phone' },
      async ({ page }) => {
        await playClipsSlowly(page);
        await page.goto(word.room);
        await waitForHydration(page);
        await page.getByRole('button', { name: word.play }).first().click();
        const position = page.getByRole('slider', { name: word.position });
        await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
        await expect(page.getByRole('region', { name: word.sound })).toHaveCount(0);
        await page.locator('footer a[href]').filter({ hasText: word.contact }).first().click();
        const bar = page.getByRole('region', { name: word.sound });
        await expect(bar.getByRole('button', { name: word.pause })).toBeVisible();
        const time = bar.getByText(/^0:\d\d \/ 0:27$/);
        const arrival = await time.innerText();
        expect(arrival).not.toMatch(/^0:00/);
        await expect(time).not.toHaveText(arrival);
        await expectNoAxeViolations(page);
        await page.goBack();
        await expect(page.getByRole('button', { name: word.pause })).toHaveCount(1);
        await expect(bar).toHaveCount(0);
        await page.goForward();
        await bar.getByRole('button', { name: word.pause }).click();
        await expect(bar.getByRole('button', { name: word.play })).toBeVisible();
        expect(await isPaused(page)).toBe(true);
        await bar.getByRole('button', { name: word.stop }).focus();
        await page.keyboard.press('Enter');
        await expect(bar).toHaveCount(0);
        await expect(page.locator('main h1')).toBeFocused();
      },
    );
  });
}
