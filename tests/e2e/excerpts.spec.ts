import { expect, type Page } from 'playwright/test';
import { type Locale, locales } from '#domain/locale/locale.ts';
import type { EventPage } from '#domain/page/page.ts';
import { addDays, toHallDay } from '#domain/time/hall-day.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { isPaused, playClipsSlowly } from '#tests/e2e/support/clips.ts';
import { season } from '#tests/e2e/support/season.ts';
import { openUntouched, siteTexts } from '#tests/e2e/support/site.ts';
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
    const [file] = /[^/]*\.mp3$|(?:audio|now-playing)[^/]*\.js$/.exec(request.url()) ?? [];
    if (file) files.push(file);
  });
  return files;
}

for (const locale of locales) {
  const word = words[locale];

  test(`AUDIO-6 AUDIO-5 a sign in the calendar plays its concert, another pauses it, and the row stays a link (${locale}) @phone`, async ({
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
}
