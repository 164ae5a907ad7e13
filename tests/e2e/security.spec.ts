import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { basePoints, mostPoints, observatoryPoints } from '#tests/e2e/support/observatory.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { findSpecimen, templates } from '#tests/e2e/support/specimens.ts';
import { requestTest, test } from '#tests/e2e/support/test.ts';
import { root } from '#tests/root.ts';

test.describe('injected content on a page', () => {
  test.use({ forgives: /security policy|Refused|violates|blocked|ERR_BLOCKED|TrustedHTML|ERR_FAILED/i });

  test('D06 has no effect: scripts, handlers, bases, forms and frames from elsewhere', async ({ page }) => {
    await page.goto(siteTexts.nl.calendar);
    await waitForHydration(page);
    const rules = await page.evaluateHandle((): string[] => []);
    await rules.evaluate((broken) => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        broken.push(effectiveDirective),
      );
      const put = (name: string, attributes: Record<string, string>, text = '') => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        if (text !== '') element.append(text);
        document.body.append(element);
        return element;
      };
      try {
        put('button', { onclick: 'document.title = "broken"' }).click();
      } catch {
        broken.push('a handler that is a text');
      }
      put('base', { href: 'https://evil.example/' });
      put('iframe', { src: 'https://evil.example/' });
      put('img', { src: 'https://evil.example/x.png' });
      put('style', {}, 'body { display: none }');
      const form = put('form', { action: 'https://evil.example/', method: 'post' });
      if (form instanceof HTMLFormElement) form.submit();
    });
    await expect
      .poll(() => rules.jsonValue())
      .toEqual(
        expect.arrayContaining([
          'a handler that is a text',
          'base-uri',
          'form-action',
          'frame-src',
          'img-src',
          'style-src-elem',
        ]),
      );
    expect(await page.title()).not.toBe('broken');
  });

  test('D06 D09 no text becomes markup or script, not even another site’s tag manager', async ({ page }) => {
    await page.goto(siteTexts.nl.home);
    await waitForHydration(page);
    const refused = await page.evaluate(() => {
      const tries: Record<string, () => void> = {
        markup: () => {
          document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="document.title = 1">');
        },
        script: () => {
          const script = document.createElement('script');
          script.src = 'https://www.googletagmanager.com/gtm.js?id=GTM-EVIL';
          document.head.append(script);
        },
      };
      return Object.entries(tries).map(([name, attempt]) => {
        try {
          attempt();
          return `${name} went through`;
        } catch (error) {
          return `${name}: ${error instanceof Error ? error.name : ''}`;
        }
      });
    });
    expect(refused).toEqual(['markup: TypeError', 'script: TypeError']);
  });
});

requestTest('D08 the catalogue states the points that the templates have', () => {
  const points = Object.values(mostPoints).reduce((sum, one) => sum + one, basePoints);
  const catalogue = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
  expect(/^\| D08 \|.*$/m.exec(catalogue)?.[0]).toContain(` ${points} with the base of ${basePoints}`);
});

for (const locale of locales) {
  requestTest(
    `D08 E13 every template has all points of the Observatory, and may enter the back/forward cache (${locale})`,
    async ({ request }) => {
      for (const template of templates) {
        const address = findSpecimen(template, locale);
        const answer = await request.get(address);
        expect(observatoryPoints(answer.headers()), address).toEqual(mostPoints);
        if (answer.ok()) expect(answer.headers()['cache-control'], address).not.toMatch(/no-store/);
      }
    },
  );

  test(`D05 D09 browsing from home to a concert violates no security policy (${locale})`, async ({
    page,
  }) => {
    const texts = siteTexts[locale];
    const answer = await page.goto(texts.home);
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await waitForHydration(page);
    await page.goto(texts.calendar);
    await waitForHydration(page);
    await page.locator('article h3 a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

requestTest(
  'D14 files for browsers contain no token, no source map and nothing of the server',
  async ({ request }) => {
    const directory = join(root, 'dist/client');
    const all = readdirSync(directory, { recursive: true, encoding: 'utf8' });
    const files = all.filter((file) => !file.startsWith('.vite'));
    expect(files.filter((file) => /\.map$|\.env|\.git/.test(file))).toEqual([]);
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    for (const file of scripts) {
      const text = readFileSync(join(directory, file), 'utf8');
      expect([
        file,
        /sandbox-elasticsearch|sandbox-public-form|CMS_ELASTICSEARCH_TOKEN|sourceMappingURL/.test(text),
      ]).toEqual([file, false]);
    }
    const sourceMaps = all.filter((file) => file.endsWith('.map'));
    expect(sourceMaps.length).toBeGreaterThan(3);
    for (const file of ['.vite/manifest.json', ...sourceMaps])
      expect([file, (await request.get(`/${file}`)).status()]).toEqual([file, 404]);
  },
);
