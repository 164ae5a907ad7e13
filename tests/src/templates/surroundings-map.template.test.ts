import { expect, it } from 'vitest';
import { aPage } from '#fixtures/builders/a-page.ts';
import { anArrival, aSurroundingsMap } from '#fixtures/builders/a-surroundings-map.ts';
import { aGlobal, aHall } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/src/templates/render-template.ts';

it('ROOM-5 lists each way to the door in words; a screen reader skips the drawing', async () => {
  const map = aSurroundingsMap({
    arrivals: [anArrival(), anArrival({ kind: 'foot', title: 'Markt', text: '', minutes: 1 })],
  });
  const content = [{ kind: 'map', title: 'Kaart', map }] as const;
  const hall = aHall({ nl: { pages: [aPage({ content })], global: aGlobal('nl') } });
  const { html, words } = await renderTemplate('/over-ons', hall);
  expect(words).toMatch(
    /Kaart.*Te voet Tram Halte Kade 2 minuten lopen Steek de straat over\. Markt 1 minuut lopen/,
  );
  const svgs = [...html.matchAll(/<svg[^>]*viewBox[^>]*>/g)].map(([tag]) => tag);
  expect(svgs.length).toBeGreaterThan(0);
  for (const tag of svgs) expect(tag).toContain('aria-hidden="true"');
});
