import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type DevelopmentSiteParts, developmentSite } from '#tests/commands/development-site.ts';
import { copyOfProject, type ProjectCopy } from '#tests/support/project-copy.ts';

const component = 'ui/components/list-page.tsx';
const viewModel = 'ui/stores/list.view-model.ts';
const rule = 'ui/head/page-head.ts';
const stylesheet = 'ui/components/list-page.module.css';
const template = 'ui/screens/event-overview/event-overview.template.tsx';
const pageTitles = 'fixtures/hall/support/titles.ts';
const hall = 'fixtures/hall/hall.ts';
const texts = 'ui/words/site.nl.json';

/** Long enough for a machine four times slower that does other things as well. */
const patient = { timeout: 240_000 };

describe('npm run dev', () => {
  let copy: ProjectCopy;
  let site: DevelopmentSiteParts;

  beforeAll(async () => {
    copy = copyOfProject();
    site = await developmentSite(copy.folder);
  });

  afterAll(async () => {
    await site.stop();
    copy.remove();
  });

  /** Saves a file with one text in place of another, and answers with what saves the file as it was. */
  function save(path: string, text: string, other: string): () => void {
    const file = join(copy.folder, path);
    const before = readFileSync(file, 'utf8');
    if (!before.includes(text)) throw new Error(`${path} has no ${text}`);
    writeFileSync(file, before.replace(text, other));
    const mend = () => writeFileSync(file, before);
    onTestFinished(mend);
    return mend;
  }

  /** The calendar, hydrated and connected to the server, with a mark that a reload removes. */
  async function calendar(): Promise<Page> {
    const page = await site.tabs.newPage();
    const connected = page.waitForEvent('console', {
      predicate: (line) => line.text().includes('[vite] connected'),
      ...patient,
    });
    await page.addInitScript(() => {
      addEventListener('hall:hydrated', () => Object.assign(window, { isHydrated: true }));
    });
    await page.goto(`${site.url}/concerten`);
    await page.waitForFunction(() => 'isHydrated' in window, null, patient);
    await connected;
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    return page;
  }

  const isFirstLoad = (page: Page) => page.evaluate(() => 'isFirstLoad' in window);
  const overlay = (page: Page) => page.locator('vite-error-overlay');

  it('shows a saved component and a saved stylesheet in the page as it is', async () => {
    const page = await calendar();
    const refused: string[] = [];
    page.on('console', (line) => /Content Security Policy/.test(line.text()) && refused.push(line.text()));
    save(component, '<h1 ', '<h1 data-saved="yes" ');
    await page.locator('h1[data-saved]').waitFor(patient);
    save(stylesheet, '.head h1 {', '.head h1 {\n    color: rgb(1, 2, 3);');
    const colour = () => page.locator('h1').evaluate((title) => getComputedStyle(title).color);
    await expect.poll(colour).toBe('rgb(1, 2, 3)');
    expect(await isFirstLoad(page)).toBe(true);
    expect(refused).toEqual([]);
    await page.close();
  });

  it('starts the page again with a saved view model, rule or file of the sandbox', async () => {
    const page = await calendar();
    const facets = () => page.locator('main fieldset').count();
    const all = await facets();
    save(
      viewModel,
      'get facets(): readonly DisplayedFacet<Name>[] {',
      'get facets(): readonly DisplayedFacet<Name>[] {\n    if (this.data) return [];',
    );
    await expect.poll(facets).toBeLessThan(all);
    expect(await isFirstLoad(page)).toBe(false);
    save(
      rule,
      "const title = pageTitle?.trim() ?? '';",
      "const title = `Nieuw: ${pageTitle?.trim() ?? ''}`;",
    );
    await expect.poll(() => page.title()).toContain('Nieuw: Concertagenda');
    expect(await (await fetch(`${site.url}/concerten`)).text()).toContain('<title>Nieuw: Concertagenda');
    save(pageTitles, "concerten: words('Concertagenda'", "concerten: words('Nieuwe agenda'");
    await expect.poll(() => page.title()).toContain('Nieuwe agenda');
    await page.close();
  });

  it('shows file and line of a mistake in any module, or of the module that cannot be read, and the page once it is mended', async () => {
    const page = await calendar();
    for (const [path, place, mistake] of [
      [component, 'const { t, formats } = useSite();', " if (t) throw new Error('a mistake');"],
      [template, 'const today = toHallDay(now);', " if (today) throw new Error('a mistake');"],
      [hall, 'options: HallOptions = {}): DatedHall {', " if (seed) throw new Error('a mistake');"],
      [rule, 'export function formatDocumentTitle', ' = ;'],
      [texts, '"site.skip":', ' ='],
    ] as const) {
      const [before = ''] = readFileSync(join(copy.folder, path), 'utf8').split(place, 1);
      const mend = save(path, place, `${place}${mistake}`);
      await expect.poll(async () => (await fetch(`${site.url}/concerten`)).status).toBe(500);
      await overlay(page).waitFor({ ...patient, state: 'attached' });
      const shown = await overlay(page).evaluate((element) => element.shadowRoot?.textContent ?? '');
      expect(shown).toContain(
        path === rule || path === texts ? path : `${path}:${before.split('\n').length}:`,
      );
      mend();
      await page.locator('main form h1').waitFor(patient);
      expect([path, await overlay(page).count()]).toEqual([path, 0]);
      await page.waitForFunction(() => 'isHydrated' in window, null, patient);
    }
    await page.close();
  });
});
