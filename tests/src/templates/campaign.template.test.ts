import { expect, it } from 'vitest';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { aGlobal, aHall } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/src/templates/render-template.ts';

const campaign = aPageOf(
  'campaign',
  {
    calls: [
      { title: 'Kies uw stoel', url: '/contact' },
      { title: 'Help anders', url: 'https://steun.example', target: '_blank' },
    ],
  },
  { uri: 'stoel', url: '/stoel', title: 'Geef een stoel', subtitle: 'Met een naam' },
);

it('TPL-1 a campaign shows its calls to action above and below its text', async () => {
  const { words, html } = await renderTemplate(
    '/stoel',
    aHall({ nl: { pages: [campaign], global: aGlobal('nl') } }),
  );
  expect(words).toMatch(/Geef een stoel Met een naam Kies uw stoel Help anders.*Kies uw stoel/);
  const away = /<a[^>]*href="https:\/\/steun\.example\/?"[^>]*>/.exec(html)?.[0];
  expect(away).toContain('noopener');
});
