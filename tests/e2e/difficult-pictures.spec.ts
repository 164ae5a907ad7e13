import { expect, type Locator, type Page, type Route } from 'playwright/test';
import sharp, { type Sharp } from 'sharp';
import {
  brokenPictures,
  difficultPictures,
  type PictureAnswer,
} from '#tests/e2e/support/difficult-pictures.ts';
import { waitForHydration, waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { findSpecimen } from '#tests/e2e/support/specimens.ts';
import { test } from '#tests/e2e/support/test.ts';
import type { Colour } from '#ui/figure/inks.ts';
import { computeContrastRatio, minimumContrastRatios } from '#ui/theme/contrast.ts';

const photographs = '**/media/photographs/**';

async function fulfill(route: Route, answer: PictureAnswer | undefined): Promise<void> {
  if (!answer) throw new Error(`No picture for ${route.request().url()}.`);
  await route.fulfill({ status: 200, ...answer, headers: { 'Access-Control-Allow-Origin': '*' } });
}

/** Loads a photograph from another address, until it is shown or has failed. */
async function load(photo: Locator, name: string): Promise<void> {
  await photo.evaluate(
    (image: HTMLImageElement, picture) =>
      new Promise<void>((resolve) => {
        const url = new URL(image.src);
        url.search = new URLSearchParams({ picture }).toString();
        image.addEventListener('load', () => void image.decode().then(resolve, resolve), { once: true });
        image.addEventListener('error', () => resolve(), { once: true });
        image.removeAttribute('srcset');
        image.src = url.href;
      }),
    name,
  );
}

interface TextOnScreen {
  readonly colour: Colour;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where texts are and their colours, relative to an area of the page. */
async function findTexts(area: Locator, texts: Locator): Promise<readonly TextOnScreen[]> {
  const origin = await area.boundingBox();
  const found = await texts.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { colour: getComputedStyle(element).color, x, y, width, height };
    }),
  );
  return found.map(({ colour, x, y, width, height }) => ({
    colour: toColour(colour),
    left: Math.floor(x - (origin?.x ?? 0)),
    top: Math.floor(y - (origin?.y ?? 0)),
    width: Math.floor(width),
    height: Math.floor(height),
  }));
}

/** The lowest contrast of texts with a screenshot of what is behind them. */
async function measureContrast(screenshot: Buffer, texts: readonly TextOnScreen[]): Promise<number> {
  const contrasts = await Promise.all(
    texts.map(async ({ colour, ...box }) =>
      [...(await listColours(sharp(screenshot).extract(box)))].map((behind) =>
        computeContrastRatio(colour, behind),
      ),
    ),
  );
  return Math.min(...contrasts.flat());
}

/** The colours of a picture, each once. */
async function listColours(picture: Sharp): Promise<ReadonlySet<Colour>> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<Colour>();
  for (let offset = 0; offset < data.length; offset += info.channels)
    colours.add(`#${data.subarray(offset, offset + 3).toString('hex')}`);
  return colours;
}

/** `rgb(1, 2, 3)` as a hexadecimal colour. */
function toColour(text: string): Colour {
  const channels = [...text.matchAll(/\d+/g)].slice(0, 3).map(([digits]) => Number(digits));
  return `#${Buffer.from(channels).toString('hex')}`;
}

/** Starts to add up the layout shifts of the page. */
async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total = Object.assign(globalThis, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.layoutShift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const readLayoutShift = (page: Page) =>
  page.evaluate(() => (globalThis as { layoutShift?: number }).layoutShift ?? Number.NaN);

test.describe('difficult pictures', { tag: '@desk' }, () => {
  test.use({ viewport: { width: 800, height: 600 }, forgives: /404|Failed to load resource/ });

  test('PHOTO-3 leave the texts of a cover readable and everything in its place, whatever they show', async ({
    page,
  }) => {
    const made = Object.entries(difficultPictures).map(async ([name, make]) => [name, await make()] as const);
    const answers = new Map([...Object.entries(brokenPictures), ...(await Promise.all(made))]);
    expect(answers.size).toBeGreaterThan(20);
    await page.route(photographs, (route) =>
      fulfill(route, answers.get(new URL(route.request().url()).searchParams.get('picture') ?? 'white')),
    );
    await watchLayoutShifts(page);
    await page.goto(findSpecimen('photograph', 'nl'));
    const sky = page.locator('[data-photo]').first();
    const photo = sky.locator('img');
    const texts = sky.locator('h1, p, a, [aria-current]');
    const findBoxes = () => findTexts(page.locator('body'), page.locator('[data-photo], main h1, main dl'));
    // What a known session adds below the first screen is not the pictures' doing.
    await waitForVisitorLayer(page);
    let before = await findBoxes();
    const isStill = async () => {
      const last = JSON.stringify(before);
      before = await findBoxes();
      return JSON.stringify(before) === last;
    };
    await expect.poll(isStill, { intervals: [1000] }).toBe(true);
    for (const [colorScheme, names] of [
      ['light', [...answers.keys()]],
      ['dark', ['white', 'black', 'missing']],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await findTexts(sky, texts);
      await texts.evaluateAll((elements) => {
        for (const element of elements as HTMLElement[]) element.style.visibility = 'hidden';
      });
      for (const name of names) {
        await load(photo, name);
        const contrast = await measureContrast(await sky.screenshot(), found);
        expect.soft(contrast, `${name}, ${colorScheme}`).toBeGreaterThanOrEqual(minimumContrastRatios.text);
      }
    }
    const places = ({ left, top, width, height }: TextOnScreen) => [left, top, width, height];
    expect((await findBoxes()).map(places)).toEqual(before.map(places));
    expect(await readLayoutShift(page)).toBeLessThan(0.01);
  });

  test('PHOTO-3 are replaced by figures where they cannot be loaded, without a change of size', async ({
    page,
  }) => {
    await page.route(photographs, (route) => fulfill(route, brokenPictures['missing']));
    await watchLayoutShifts(page);
    for (const path of ['/', findSpecimen('photograph', 'nl')]) {
      await page.goto(path);
      await waitForHydration(page);
      // The cover keeps its ink, and the picture beside the text its alternative text.
      const pictures = page.locator('main img:not([data-surface="cover"] img, picture img)');
      await pictures.evaluateAll(async (images) => {
        for (const image of images) {
          image.scrollIntoView({ behavior: 'instant' });
          await new Promise(requestAnimationFrame);
        }
      });
      await expect(pictures.and(page.locator('[src*="/figure/"]'))).not.toHaveCount(0);
      await expect(pictures.and(page.locator('[src*="/photographs/"]'))).toHaveCount(0);
      const cover = page.locator('[data-photo] img');
      if ((await cover.count()) > 0) await expect(cover.first()).toHaveCSS('opacity', '0');
      expect(await readLayoutShift(page)).toBeLessThan(0.01);
    }
  });
});
