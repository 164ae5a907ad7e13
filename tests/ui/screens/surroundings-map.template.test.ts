import { expect, it } from 'vitest';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { aPage } from '#fixtures/builders/a-page.ts';
import { aSurroundingsMap, anArrival } from '#fixtures/builders/a-surroundings-map.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

it('ROOM-5 lists each way to the door in words; a screen reader skips the drawing', async () => {
  const map = aSurroundingsMap({
    arrivals: [anArrival(), anArrival({ kind: 'foot', title: 'Markt', text: '', minutes: 1 })],
  });
  const content = [{ kind: 'map', title: 'Kaart', map }] as const;
  const hall = hallOf(aPage({ content }));
  const { html, words } = await renderTemplate('/over-ons', hall);
  expect(words).toMatch(
    /Kaart.*Te voet Tram Halte Kade 2 minuten lopen Steek de straat over\. Markt 1 minuut lopen/,
  );
  const svgs = [...html.matchAll(/<svg[^>]*viewBox[^>]*>/g)].map(([tag]) => tag);
  expect(svgs.length).toBeGreaterThan(0);
  for (const tag of svgs) expect(tag).toContain('aria-hidden="true"');
});

it('ROOM-5 the map shows water, streets and lines, the hall with its door and name, and each place with its sign and its path', async () => {
  const map = aSurroundingsMap({
    arrivals: [anArrival(), anArrival({ kind: 'ferry', title: 'Pont', x: 10, y: 20 })],
  });
  const content = [{ kind: 'map', title: 'Kaart', map }] as const;
  const hall = hallOf(aPage({ content }));
  const { html } = await renderTemplate('/over-ons', hall);
  const [, drawing = ''] = /<svg[^>]*viewBox="0 0 100 100"[^>]*>(.*?)<\/svg>/s.exec(html) ?? [];
  const lines = [...drawing.matchAll(/ d="([^"]*)"/g)].map(([, line]) => line);
  for (const path of ['M0 0H100V30H0Z', 'M0 70H100', 'M0 72H100', 'M40 30H60V60H40Z', 'M80 80H50V60']) {
    expect(lines).toContain(path);
  }
  const places = [...drawing.matchAll(/translate\(([^)]*)\)/g)].map(([, place]) => place);
  expect(places).toEqual(['50 62', '80 80', '10 20']);
  expect(drawing).toMatch(/>Kade<.*>Het Klankhuis</s);
  const signOf = (svg: string) => / d="([^"]*)"(?!.* d=")/s.exec(svg)?.[1];
  const inList = [...html.matchAll(/<li>\s*<svg[^>]*>(.*?)<\/svg>/gs)].map(([, sign = '']) => signOf(sign));
  expect(inList).toHaveLength(2);
  expect(new Set(inList).size).toBe(2);
  for (const sign of inList) expect(lines).toContain(sign);
});
