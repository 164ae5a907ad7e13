import { expect, it } from 'vitest';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { aPage } from '#fixtures/builders/a-page.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

it('ROOM-5 lists each way to the door in words beside the map, with its sign', async () => {
  const image = {
    alt: 'Kaart',
    renditions: { xs: { url: '/media/maps/kade.svg', width: 800, height: 720 } },
  };
  const arrivals = [
    { kind: 'tram', title: 'Halte Kade', text: 'Steek de straat over.', minutes: 2 },
    { kind: 'foot', title: 'Markt', text: '', minutes: 1 },
  ] as const;
  const content = [{ kind: 'map', title: 'Omgeving', image, arrivals }] as const;
  const { html, words } = await renderTemplate('/over-ons', hallOf(aPage({ content })));
  expect(words).toMatch(/Omgeving Halte Kade 2 minuten lopen Steek de straat over\. Markt 1 minuut lopen/);
  expect(html).toMatch(/<img[^>]*src="\/media\/maps\/kade\.svg"[^>]*alt="Kaart"/);
  const signs = [...html.matchAll(/<li>\s*<svg[^>]*aria-hidden="true">(.*?)<\/svg>/gs)].map(
    ([, sign]) => sign,
  );
  expect(new Set(signs).size).toBe(2);
});
