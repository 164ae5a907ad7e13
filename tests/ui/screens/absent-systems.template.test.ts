import { describe, expect, it } from 'vitest';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import { aGlobal, aHall } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { schoolMorning } from '#fixtures/builders/concerts.ts';
import type { TicketingCapabilities } from '#ports/ticketing-site.port.ts';
import { aTicketingSite } from '#tests/support/a-ticketing-site.ts';
import { defaultSettings } from '#tests/support/world.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const lottery = aPrice({ tag: 499, ticketType: 'VIP-KAART' });
const event = anEventCard({ tixEventGroupId: 12, tixEventId: 345 });
const concert = anEventPage({ event, prices: [aPrice(), lottery] });
const favourites = aPageOf('favorites');
const lesson = aPage({
  uri: 'les',
  content: [{ kind: 'lesson', title: 'Trommels', url: 'https://lessons.example/1', language: 'nl' }],
});
const letter = aPage({
  uri: 'brief',
  content: [{ kind: 'newsletter', title: 'Nieuwsbrief', text: [{ kind: 'text', text: 'Elke week' }] }],
});
const card = aPage({
  uri: 'kaart',
  content: [{ kind: 'vipCard', title: 'Uw kaart controleren', text: [] }],
});
const production = {
  uri: 'educatie/tromgeroffel',
  url: '/educatie/tromgeroffel',
  title: 'Tromgeroffel',
  schoolTags: [77],
};
const overview = aPageOf('educationOverview', { productions: [production] });
const morning = aPageOf('educationProduction', { events: [schoolMorning()] });
const keuzehulp = aPageOf('recommendation');
const hall = aHall({
  nl: {
    pages: [concert, favourites, card, overview, morning, keuzehulp, lesson, letter],
    global: aGlobal('nl', { friendsLottery: [{ kind: 'text', text: 'Met de kaart de helft' }] }),
  },
});

/** Renders a page of a hall whose ticketing lacks capabilities. */
function renderWithout(path: string, capabilities: Partial<TicketingCapabilities>, bridgeUrl?: string) {
  const settings = defaultSettings();
  return renderTemplate(path, hall, {
    ticketing: aTicketingSite(capabilities),
    ...(bridgeUrl !== undefined && { settings: { ...settings, bridgeUrl } }),
  });
}

describe('a page, rendered on the server', () => {
  it('SWAP-2 has login, basket, favourites and card of a ticketing that offers all of them', async () => {
    const { html } = await renderWithout(event.url, {});
    for (const part of [
      '/nl/login?returnUrl=',
      '/buyingflow/order/',
      '>Bewaar<',
      'Met de kaart de helft',
      '/12/345/',
    ])
      expect(html).toContain(part);
    expect((await renderWithout('/kaart', {})).html).toContain('Uw kaart controleren');
    expect((await renderWithout('/favorieten', {})).status).toBe(200);
  });

  it('SWAP-2 has no login and no favourites without a login, and the order link still', async () => {
    const { html } = await renderWithout(event.url, { login: 'none' });
    expect(html).not.toMatch(/\/login|>Log in|>Bewaar|Bewaard/);
    expect(html).toContain('/12/345/');
    expect((await renderWithout('/favorieten', { login: 'none' })).status).toBe(404);
    expect((await renderWithout('/educatie', { login: 'none' })).html).not.toMatch(/Log in|<p><\/p>/);
  });

  it('SWAP-2 SALE-8 lets each school order where none can log in', async () => {
    const { html, words } = await renderWithout(morning.url, { login: 'none', education: false });
    expect(words).not.toMatch(/na inloggen|Log in/);
    expect(words).toContain('Te boeken');
    expect(html).toContain('/70001/');
    expect((await renderWithout(morning.url, {})).words).toContain('Log in om te boeken');
  });

  it('SWAP-2 has no basket without a basket', async () => {
    expect((await renderWithout(event.url, { basket: false })).html).not.toMatch(/\/order\/|Mandje/);
  });

  it('SWAP-2 has no favourites without a hash in the session, or without a Bridge', async () => {
    for (const [capabilities, bridgeUrl] of [
      [{ favouritesHash: false }, undefined],
      [{}, ''],
    ] as const) {
      const { html } = await renderWithout(event.url, capabilities, bridgeUrl);
      expect(html).not.toMatch(/>Bewaar|Bewaard/);
      expect(html).toContain('/nl/login?returnUrl=');
      expect((await renderWithout('/favorieten', capabilities, bridgeUrl)).status).toBe(404);
    }
  });

  it('SWAP-2 has no keuzehulp without a Bridge, which recommends the concerts', async () => {
    expect((await renderWithout('/keuzehulp', {})).status).toBe(200);
    expect((await renderWithout('/keuzehulp', {}, '')).status).toBe(404);
  });

  it('SWAP-2 FORM-1 has a form for the newsletter only with a CMS that accepts sign-ups', async () => {
    const settings = defaultSettings();
    for (const cmsUrl of ['https://cms.example', '']) {
      const { html } = await renderTemplate('/brief', hall, { settings: { ...settings, cmsUrl } });
      expect(html).toContain('Elke week');
      expect(html.includes('action="/newsletter"')).toBe(cmsUrl !== '');
    }
  });

  it('SWAP-2 LAYOUT-15 links to a lesson where there is no player to show it', async () => {
    const settings = defaultSettings();
    for (const lessonUrl of ['https://lessons.example', '']) {
      const { html } = await renderTemplate('/les', hall, { settings: { ...settings, lessonUrl } });
      expect(html).toContain('href="https://lessons.example/1?language=nl"');
      expect(html.includes('<dialog')).toBe(lessonUrl !== '');
    }
  });

  it('SWAP-2 SALE-9 has neither the lottery nor its card without prices by tag or cards', async () => {
    expect((await renderWithout(event.url, { pricesByTag: false })).html).not.toContain('Met de kaart');
    expect((await renderWithout('/kaart', { vipCard: false })).html).not.toContain('Uw kaart controleren');
  });

  it('DOOR-43 has the link to log in beside the text about the card, and no field for its number', async () => {
    const { html } = await renderWithout('/kaart', {});
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toMatch(
      /<a [^>]*href="https:\/\/tickets\.example\/nl\/login\?returnUrl=[^"]*kaart"[^>]*>Log in/,
    );
    expect(main).not.toContain('<input');
  });

  it('SWAP-4 SALE-9 SALE-8 has the customer tags that the configuration names', async () => {
    const settings = defaultSettings();
    const renderWithTags = async (friendsLottery: number, mbo: number) => {
      const customerTags = { ...defaultCustomerTags, friendsLottery, mbo };
      const [page, schools] = await Promise.all(
        [event.url, '/educatie'].map((path) =>
          renderTemplate(path, hall, { settings: { ...settings, customerTags } }),
        ),
      );
      return [page?.html.includes('Met de kaart'), schools?.words.includes('Mbo 1 productie')];
    };
    expect(await renderWithTags(499, 522)).toEqual([true, false]);
    expect(await renderWithTags(498, 77)).toEqual([false, true]);
  });

  it('SWAP-2 SALE-8 uses the ticketing of all pages for schools without one of their own', async () => {
    const loginHost = async (education: boolean) =>
      /https:\/\/[\w.]+(?=\/nl\/login)/.exec((await renderWithout('/educatie', { education })).html)?.[0];
    expect(await loginHost(true)).toBe('https://school.tickets.example');
    expect(await loginHost(false)).toBe('https://tickets.example');
    expect((await renderWithout('/educatie/gebruiker/aanpassen', { education: false })).status).toBe(404);
  });
});
