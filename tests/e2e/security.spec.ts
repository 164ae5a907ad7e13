import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { requestTest, test } from '#tests/e2e/support/test.ts';
import { root } from '#tests/root.ts';

test.describe('injected content on a page', () => {
  test.use({ forgives: /security policy|Refused|violates|blocked|ERR_BLOCKED|TrustedHTML|ERR_FAILED/i });

  test('D05 D06 D09 has no effect: scripts, handlers, bases, forms and frames from elsewhere, and no text becomes markup @desk', async ({
    page,
  }) => {
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

requestTest(
  'D08 E13 a page allows nothing by default, no frame around it, and the back/forward cache @desk',
  async ({ request }) => {
    const headers = (await request.get(siteTexts.nl.home)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/default-src 'none';/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['cache-control']).not.toMatch(/no-store/);
  },
);

requestTest(
  'D14 files for browsers contain no token, no source map and nothing of the server @desk',
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
    for (const file of ['.vite/manifest.json', ...sourceMaps.slice(0, 2)])
      expect([file, (await request.get(`/${file}`)).status()]).toEqual([file, 404]);
  },
);
