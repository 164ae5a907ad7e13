import { describe, expect, it } from 'vitest';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { SaleCode } from '#domain/sale/sale.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aGlobal, aHall, hallOf } from '#fixtures/builders/a-hall.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { aSale, friend } from '#fixtures/builders/a-sale.ts';
import { anEventCard, anEventLink, anEventPage } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const { startsAt } = aHall();
const introduction = 'Met de VIP-KAART de helft';

/** The text of a concert's page with these prices, rendered on the server. */
async function wordsOf(prices: readonly TicketPrice[], code: SaleCode = 0): Promise<string> {
  const event = anEventCard({ sale: aSale({ code }) });
  const page = anEventPage({ event, prices });
  const hall = hallOf(page);
  const { nl } = hall.editions;
  const friendsLottery = [
    { kind: 'element', name: 'p', children: [{ kind: 'text', text: introduction }] },
  ] as const;
  const editions = { ...hall.editions, nl: { ...nl, global: { ...nl.global, friendsLottery } } };
  return (await renderTemplate(event.url, { ...hall, editions })).words;
}

describe('the friends’ lottery on the page of a concert', () => {
  it('SALE-9 is introduced with prices of tag 499', async () => {
    expect(await wordsOf([aPrice(), aPrice({ tag: 499 })])).toContain(introduction);
  });

  it('SALE-9 is absent without such a price, and if the price is no longer valid', async () => {
    expect(await wordsOf([aPrice(), aPrice({ tag: friend })])).not.toContain(introduction);
    const past = aPrice({ tag: 499, activeTo: addMilliseconds(startsAt, -1) });
    expect(await wordsOf([aPrice(), past])).not.toContain(introduction);
  });

  it('WAY-47 is one line that unfolds on an English page, and open on a Dutch one', async () => {
    const event = anEventCard({
      url: '/en/mahler',
      uri: 'mahler',
      starts: addMilliseconds(startsAt, hourMs),
    });
    const page = anEventPage({ event, language: 'en', prices: [aPrice(), aPrice({ tag: 499 })] });
    const friendsLottery = [{ kind: 'text', text: introduction }] as const;
    const global = { ...aGlobal('en'), friendsLottery };
    const { html } = await renderTemplate(event.url, aHall({ en: { pages: [page], global } }));
    expect(html).toMatch(
      new RegExp(
        `<details[^>]*><summary>Do you have a VriendenLoterij VIP-CARD[^<]*</summary>.*${introduction}.*</details>`,
      ),
    );
    const dutch = await wordsOf([aPrice(), aPrice({ tag: 499 })]);
    expect(dutch).toContain(introduction);
    expect(dutch).not.toContain('Hebt u een VriendenLoterij');
  });

  it('SALE-9 is absent if nothing is on sale', async () => {
    expect(await wordsOf([aPrice(), aPrice({ tag: 499 })], 2)).not.toContain(introduction);
  });
});

describe('the title of a concert', () => {
  it.each([
    ['Märchenerzählungen', 'longest'],
    ['Kindertotenlieder', 'longest'],
    ['Winterreise', undefined],
    ['Poème symphonique voor 100', 'long'],
  ])('WAY-3 is smaller if it is long or has a long word: %s', async (title, length) => {
    const page = anEventPage({ event: anEventCard({ title }) });
    const { html } = await renderTemplate(page.event.url, hallOf(page));
    const [, found] = /data-length="([a-z]+)"(?=.*<h1)/s.exec(html) ?? [];
    expect(found).toBe(length);
  });
});

describe('the performers of a concert', () => {
  it('WAY-25 are named with the next other concerts in which they can be heard', async () => {
    const alsoHeard = [{ name: 'Noor Liangbai', events: [anEventLink()] }];
    const page = anEventPage({ programme: [{ title: 'Requiem' }], alsoHeard });
    const { html, words } = await renderTemplate(page.event.url, hallOf(page));
    expect(words).toContain(`Ook te horen in Noor Liangbai ${anEventLink().title}`);
    expect(html).toContain(`href="${anEventLink().url}"`);
  });
});

describe('the prices of a concert', () => {
  const standard = aPrice({ ticketType: 'Standaard', euros: 20 });

  it('SALE-7 are a table with a row for each price zone', async () => {
    expect(await wordsOf([{ ...standard, zone: 'Balkon' }])).toContain('Standaard Balkon € 20,00');
  });

  it('SALE-7 are one price for each kind of ticket in a hall without price zones', async () => {
    const words = await wordsOf([
      { ...standard, zone: '' },
      { ...standard, zone: '', ticketType: 'Onder 30', euros: 10 },
    ]);
    expect(words).toContain('Standaard € 20,00 Onder 30 € 10,00');
  });
});
