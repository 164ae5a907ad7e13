import { expect, type Page } from 'playwright/test';
import { pickMainConcertOfDay } from '#domain/event/home-concert-selection.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { healthPath } from '#domain/navigation/health-path.ts';
import type { EventPage } from '#domain/page/page.ts';
import { addDays, toHallDay } from '#domain/time/hall-day.ts';
import { addMilliseconds, hourMs, type Instant } from '#domain/time/instant.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { isPaused, playClipsSlowly } from '#tests/e2e/support/clips.ts';
import { season } from '#tests/e2e/support/season.ts';
import { openUntouched, siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  nl: { play: /^Luister naar /, pause: /^Pauzeer .*, bij /, bar: 'Geluid', stop: /^Stop / },
  en: { play: /^Listen to /, pause: /^Pause .*, at /, bar: 'Sound', stop: /^Stop / },
} as const;

/** Coming concerts with an excerpt, earliest first, whose cover shows their figure. */
function findConcerts(locale: Locale): readonly EventPage[] {
  return season.editions[locale].pages
    .filter((page): page is EventPage => page.kind === 'event')
    .filter(({ event }) => event.excerpt && !event.image && event.starts > afternoon && event.sale.code < 2)
    .toSorted((one, other) => one.event.starts - other.event.starts);
}

/** Some hours before a concert, on its day. */
function toNoonBefore({ event }: EventPage): Instant {
  return addMilliseconds(event.starts, -6 * hourMs);
}

/** Whether home has a concert on its cover at `toNoonBefore`. */
function isOnCover(concert: EventPage): boolean {
  const day = toHallDay(concert.event.starts);
  const ofDay = season.editions.en.pages
    .flatMap((page) => (page.kind === 'event' && toHallDay(page.event.starts) === day ? [page.event] : []))
    .toSorted((one, other) => one.starts - other.starts);
  return pickMainConcertOfDay(ofDay, toNoonBefore(concert))?.id === concert.event.id;
}

/** The address of the calendar for the days of two of them that follow soon on each other. */
function findCalendar(locale: Locale): string {
  const days = findConcerts(locale).map(({ event }) => toHallDay(event.starts));
  const from = days.find((day, at) => (days[at + 1] ?? '') <= addDays(day, 1)) ?? '';
  return `${siteTexts[locale].calendar}?date=${from}&until=${from && addDays(from, 1)}`;
}

/** The files of sounds and of the player that a page requests. */
function recordSoundFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [file] =
      /[^/]*\.mp3$|(?:audio|now-playing|clip-sand-animation)[^/]*\.js$/.exec(request.url()) ?? [];
    if (file) files.push(file);
  });
  return files;
}

/** The pixels of the sand on the cover, as a text to compare. */
function readSand(page: Page): Promise<string> {
  return page.locator('main canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

for (const locale of locales) {
  const word = words[locale];

  test(`AUDIO-6 AUDIO-5 a sign in the calendar plays its concert, another pauses it, and the row stays a link (${locale})`, async ({
    page,
  }) => {
    await playClipsSlowly(page);
    const files = recordSoundFiles(page);
    await openUntouched(page, findCalendar(locale));
    expect(files).toEqual([]);
    const [first, second] = [0, 1].map((at) => page.getByRole('button', { name: word.play }).nth(at));
    const box = await first?.boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    const [address, row] = [page.url(), page.locator('main article').filter({ has: page.locator(':focus') })];
    await second?.click();
    const pause = page.getByRole('button', { name: word.pause });
    await expect(pause).toHaveCount(1);
    expect(await isPaused(page)).toBe(false);
    expect(files.filter((file) => file.endsWith('.mp3'))).toHaveLength(1);
    const played = await page.evaluateHandle<HTMLAudioElement>('playedClip');
    const bar = page.getByRole('region', { name: word.bar });
    await expect(bar).toBeVisible();
    await expectNoAxeViolations(page);

    await first?.focus();
    await page.keyboard.press('Enter');
    await expect(pause).toBeFocused();
    await expect(pause).toHaveCount(1);
    expect(await played.evaluate((clip) => [clip.paused, clip.currentTime])).toEqual([true, 0]);
    expect(await isPaused(page)).toBe(false);
    expect(page.url()).toBe(address);

    await row.getByRole('heading').click();
    await expect(page).not.toHaveURL(address);
    await expect(page.locator('main [data-surface]').getByRole('button', { name: word.pause })).toBeVisible();
    expect(await isPaused(page)).toBe(false);
  });

  test(`AUDIO-7 the sand of a cover moves while its clip plays, and comes to rest (${locale})`, async ({
    page,
  }) => {
    await playClipsSlowly(page);
    await page.goto(findConcerts(locale)[0]?.url ?? '');
    await waitForHydration(page);
    await page.getByRole('button', { name: word.play }).first().click();
    await expect.poll(() => isPaused(page)).toBe(false);
    const sounding = await readSand(page);
    await expect.poll(() => readSand(page)).not.toBe(sounding);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: word.pause }).first().click();
    let before = '';
    const isAtRest = async () => {
      const now = await readSand(page);
      const isSame = now === before;
      before = now;
      return isSame;
    };
    await expect.poll(isAtRest).toBe(true);
    await expect(page.locator('main canvas')).toHaveCSS('opacity', '0');
  });
}

test('AUDIO-7 the sand of the cover of home moves while its excerpt plays', async ({ page }) => {
  const home = siteTexts.en.home;
  // A page of the browser is loaded by the visitor's clock until the site has told the hall's, which a cacheable response does not.
  await page.route(`**${healthPath}`, (route) =>
    route.fulfill({ headers: { 'Cache-Control': 'max-age=60' } }),
  );
  const concert = findConcerts('en').find(isOnCover);
  await page.clock.setFixedTime(concert ? toNoonBefore(concert) : afternoon);
  await playClipsSlowly(page);
  await page.goto(siteTexts.en.calendar);
  await waitForHydration(page);
  await page.getByRole('banner').locator(`a[href="${home}"]`).first().click();
  const cover = page.locator('main [data-surface="cover"]');
  await expect(cover.getByRole('heading', { level: 1, name: concert?.title ?? '' })).toBeVisible();
  await expect(page.locator('main canvas')).toHaveCount(0);
  await cover.getByRole('button', { name: words.en.play }).click();
  await expect(cover.getByRole('button', { name: words.en.pause })).toBeVisible();
  await expect.poll(() => isPaused(page)).toBe(false);
  const sounding = await readSand(page);
  await expect.poll(() => readSand(page)).not.toBe(sounding);
});

test('AUDIO-7 the sand does not move with reduced motion @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playClipsSlowly(page);
  const files = recordSoundFiles(page);
  await page.goto(findConcerts('nl')[0]?.url ?? '');
  await waitForHydration(page);
  await page.getByRole('button', { name: words.nl.play }).first().click();
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect(page.locator('main canvas')).toHaveCount(0);
  expect(files.filter((file) => file.startsWith('clip-sand-animation'))).toEqual([]);
});
