import { expect, it } from 'vitest';
import { moment } from '#fixtures/builders/a-document.ts';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { anEventCard, anEventId } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const campaign = aPageOf('campaign', {
  calls: [
    { title: 'Kies uw stoel', url: '/contact' },
    { title: 'Help anders', url: 'https://steun.example', target: '_blank' },
  ],
  uri: 'stoel',
  title: 'Geef een stoel',
  subtitle: 'Met een naam',
});

it('TPL-1 a campaign shows its calls to action above and below its text', async () => {
  const { words, html } = await renderTemplate('/stoel', hallOf(campaign));
  expect(words).toMatch(/Geef een stoel Met een naam Kies uw stoel Help anders.*Kies uw stoel/);
  const away = /<a[^>]*href="https:\/\/steun\.example\/?"[^>]*>/.exec(html)?.[0];
  expect(away).toContain('noopener');
});

it('WAY-42 a block of concerts states the price of its ticket type, or the lowest general price without one', async () => {
  const price = aPrice();
  const prices = [
    { ...price, ticketType: 'Normaal', euros: 40 },
    { ...price, ticketType: 'Tot 30 jaar', euros: 20 },
    { ...price, ticketType: 'Tot 30 jaar', zone: '2', euros: 12.5 },
    {
      ...price,
      ticketType: 'Tot 30 jaar',
      zone: '3',
      euros: 9,
      activeTo: moment('2026-11-01T00:00:00+01:00'),
    },
  ];
  const soldOut = { code: 2, starts: {}, end: null } as const;
  const events = [
    anEventCard({ uri: 'een', title: 'Een', minPrice: 25, prices }),
    anEventCard({ id: anEventId(2), uri: 'twee', title: 'Twee', minPrice: 25, prices: prices.slice(0, 1) }),
    anEventCard({ id: anEventId(3), uri: 'drie', title: 'Drie', minPrice: 25, prices, sale: soldOut }),
  ];
  const render = async (ticketType?: string) => {
    const block = { kind: 'events', title: 'Begin hier', events, ...(ticketType && { ticketType }) } as const;
    const page = { ...campaign, content: [block] };
    return (await renderTemplate('/stoel', hallOf(page))).words;
  };
  const young = await render('Tot 30 jaar');
  expect(young).toMatch(/Een .*Tot 30 jaar vanaf € 12,50 .*Twee .* vanaf € 25 .*Drie .*Uitverkocht/);
  expect(young.match(/Tot 30 jaar/g)).toHaveLength(1);
  expect(await render()).not.toContain('Tot 30 jaar');
});
