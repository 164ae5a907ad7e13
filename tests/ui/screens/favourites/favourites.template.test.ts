import { describe, expect, it } from 'vitest';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const favourites = aPageOf('favorites');
const hall = hallOf(favourites);

describe('the page of favourites, rendered without a visitor', () => {
  it('TPL-11 FAV-1 explains without scripts how to start a list', async () => {
    const { html, words } = await renderTemplate('/favorieten', hall);
    expect(words).toContain('Bewaard');
    expect(html).toMatch(/<noscript>.*Log in voor uw lijst/s);
  });

  it('TIX-4 links to the login and back to this page', async () => {
    const { html } = await renderTemplate('/favorieten', hall);
    expect(html).toContain(`/nl/login?returnUrl=${encodeURIComponent('http://localhost:3000/favorieten')}`);
  });

  it('TPL-11 is not indexed by search engines', async () => {
    const { html } = await renderTemplate('/favorieten', hall);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });
});

describe('the form of a school’s details, rendered without a visitor', () => {
  it.each([
    ['/educatie/gebruiker/aanpassen', 'Gegevens van uw school', '/set-language/en/education/user/edit'],
    ['/en/education/user/edit', 'Your school’s details', '/set-language/nl/educatie/gebruiker/aanpassen'],
  ])('ROUTE-4 stands at %s, and knows the other language', async (path, title, other) => {
    const { html, words } = await renderTemplate(path, hall);
    expect(words).toContain(title);
    expect(html).toContain(`href="${other}"`);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  it('SALE-8 ROUTE-4 links to the login at the education ticketing', async () => {
    const { html } = await renderTemplate('/educatie/gebruiker/aanpassen', hall);
    expect(html).toMatch(/<noscript>.*http:\/\/localhost:4003\/nl\/login\?returnUrl=/s);
  });
});
