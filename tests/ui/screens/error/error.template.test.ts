import { describe, expect, it } from 'vitest';
import { createFailingPort } from '#adapters/in-memory/failing-port.ts';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { documentOf, moment } from '#fixtures/builders/a-document.ts';
import { aGlobal, aHall, anAddress } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const concert = anEventPage({ event: anEventCard({ title: 'Winterreise' }), title: 'Winterreise' });
const gone = aPageOf('error', {
  statusCode: 410,
  isFallback: false,
  uri: 'fout/410',
  title: 'Dit is niet meer',
  introduction: [{ kind: 'text', text: 'Er is iets anders voor in de plaats gekomen.' }],
  description: [{ kind: 'text', text: 'Vraag het de kassa.' }],
});
const fallback = aPageOf('error', { uri: 'fout', title: ' Sorry, de pagina is niet beschikbaar' });
const hall = aHall({
  nl: {
    pages: [gone, fallback, concert],
    documents: [documentOf(concert.event, { ends: moment('2027-12-31T22:00:00+01:00') })],
    global: aGlobal('nl', {
      address: anAddress({ zipCode: '1000 AA', city: 'Stad', phone: '085 000 04 40' }),
    }),
  },
});

describe('an error page of the CMS at its own address, rendered', () => {
  it('TPL-22 is the error screen: its status, the CMS’s text, a search and the next concerts', async () => {
    const { status, words, html } = await renderTemplate('/fout/410', hall);
    expect(status).toBe(410);
    expect(words).toMatch(
      /410.*Er is iets anders voor in de plaats gekomen\. Vraag het de kassa\. .*Winterreise/,
    );
    const { url } = aGlobal('nl').globalPages.eventOverview;
    expect(html).toMatch(new RegExp(`<form[^>]*role="search"[^>]*action="${url}"`));
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('TPL-22 ERROR-1 has the heading of its status, and the title of the CMS below it', async () => {
    const headings = await Promise.all(
      ['/fout', '/fout/410', '/en/nergens'].map(async (path) => {
        const { html } = await renderTemplate(path, hall);
        return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
      }),
    );
    expect(headings).toEqual([
      'Sorry, de pagina is niet beschikbaar',
      'Er is helaas iets misgegaan',
      'Sorry, this page is not available',
    ]);
    expect((await renderTemplate('/fout/410', hall)).html).toMatch(/<\/h1>(?:<[^>]*>)*Dit is niet meer</);
    expect((await renderTemplate('/fout', hall)).words.split('de pagina is niet beschikbaar')).toHaveLength(
      2,
    );
  });

  it('TPL-22 ERROR-1 is 404 without a status of its own', async () => {
    const { status, words } = await renderTemplate('/fout', hall);
    expect(status).toBe(404);
    expect(words).toMatch(/\b404\b/);
  });
});

describe('a page that the CMS cannot send, rendered', () => {
  const cms = Object.assign(createInMemoryCms(hall), {
    page: createFailingPort<CmsPort>('500 Internal Server Error').page,
  });

  it('WAY-39 states the phone number of the box office', async () => {
    const { status, words } = await renderTemplate('/concerten/mahler-2', hall, { cms });
    expect(status).toBe(503);
    expect(words).toContain('De kassa helpt u ook graag: 085 000 04 40');
  });

  it('WAY-39 does not state it on a page that does not exist', async () => {
    const { status, words } = await renderTemplate('/niets', hall);
    expect(status).toBe(404);
    expect(words).not.toContain('De kassa helpt');
  });
});
