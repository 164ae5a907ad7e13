import { describe, expect, it } from 'vitest';
import { FallbackPages } from '#adapters/http-server/responses/fallback-page.tsx';
import { aGlobal } from '#fixtures/builders/a-hall.ts';

const address = { street: 'Kade 1', zipCode: '1000 AA', city: 'Havenstad', country: 'Nederland' };

describe('the page for when no page can be rendered', () => {
  it.each([
    ['nl', 'Er is helaas iets misgegaan', 'href="/"'],
    ['en', 'Something has gone wrong', 'href="/en"'],
  ] as const)('WAY-39 has the style sheets of the site, and no script (%s)', (locale, title, home) => {
    const page = new FallbackPages(['/assets/site.css']).get(locale);
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain('<link rel="stylesheet" href="/assets/site.css"/>');
    expect(page).toContain(home);
    expect(page).not.toMatch(/<script|tel:/);
  });

  it('WAY-39 states the name and phone number of the latest data of its own language', () => {
    const pages = new FallbackPages([]);
    const site = { handle: 'enDefault', language: 'en', name: 'The Sound House' };
    pages.update('en', aGlobal('en', { site, address: { ...address, phone: '085 123 4567' } }));
    expect(pages.get('en')).toContain('<i>The</i> Sound House</a>');
    expect(pages.get('en')).toContain('<a href="tel:0851234567">085 123 4567</a>');
    expect(pages.get('nl')).not.toContain('tel:');
    const offline = pages.get('en', 'offline');
    expect(offline).toContain('<h1>You’re offline</h1>');
    expect(offline).toMatch(/085 123 4567<\/a><\/p><\/div><section class="[^"]*"><\/section>/);
    pages.update('en', aGlobal('en', { site, address }));
    expect(pages.get('en')).not.toContain('tel:');
  });
});
