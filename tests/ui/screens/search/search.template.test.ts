import { describe, expect, it } from 'vitest';
import { aDocument, labels, documentOf } from '#fixtures/builders/a-document.ts';
import { aHall, hallOf, hallWith } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { loadPageResult } from '#src/loaders/page.loader.ts';
import { aVisit } from '#tests/src/loaders/a-visit.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const search = aPageOf('search', { placeholder: 'werk, componist of woord' });
const concert = anEventPage();
const documents = [
  documentOf(concert.event, { words: ['Mahler'], facets: { composers: labels('Gustav Mahler') } }),
  ...Array.from({ length: 19 }, (_, index) =>
    aDocument({
      section: 'page',
      uri: `pagina-${index}`,
      title: `Pagina ${index}`,
      words: [`Hier speelde Mahler ${index}`],
    }),
  ),
];
const hall = aHall({ nl: { pages: [search, concert], documents } });

describe('the site search, rendered', () => {
  it('PERSON-8 leads from a surname to the musician, above the concerts', async () => {
    const performers = [{ name: 'Huisorkest' }, { name: 'Mirte Aldewerelt', role: 'dirigent' }];
    const evening = anEventPage({ event: anEventCard({ performers }) });
    const found = hallWith([evening], { pages: [search] });
    const { html, words } = await renderTemplate('/zoeken?search=aldewerelt', found);
    expect(words).toMatch(/Musici Mirte Aldewerelt dirigent Concerten/);
    expect(html).toContain('href="/musici/mirte-aldewerelt"');
    expect(html).not.toContain('href="/musici/huisorkest"');
  });

  it('TPL-18 LIST-12 CALL-23 shows concerts, then eighteen pages of those found', async () => {
    const { words, html } = await renderTemplate('/zoeken?search=mahler', hall);
    expect(words).toContain('Voor ‘mahler’: 1 concert, 0 series en 19 pagina’s');
    expect(words).toContain(concert.title);
    expect([...words.matchAll(/Pagina \d+ Hier/g)]).toHaveLength(18);
    expect(html).toMatch(/rel="next"[^>]*href="\/zoeken\?keyword=mahler&amp;page=2"/);
  });

  it('TPL-18 has its title as the heading, and the keyword in its field', async () => {
    for (const [path, keyword] of [
      ['/zoeken?search=mahler', 'mahler'],
      ['/zoeken', ''],
    ]) {
      const { html } = await renderTemplate(path ?? '', hall);
      const main = html.slice(html.indexOf('<main'));
      expect(main).toMatch(/<h1[^>]*>Zoeken<\/h1>/);
      expect(/<input[^>]*name="keyword"[^>]*>/.exec(main)?.[0]).toContain(`value="${keyword}"`);
    }
  });

  it('TPL-18 links to the lists that the hall has, and not to the home page in place of one that it has not', async () => {
    const { global } = hall.editions.nl;
    const pressOverview = { title: 'De zaal', url: '/' };
    const globalPages = { ...global.globalPages, pressOverview };
    const without = aHall({ nl: { global: { ...global, globalPages }, pages: hall.editions.nl.pages } });
    const { html } = await renderTemplate('/zoeken', without);
    const [, lists = ''] = /Of blader(.*)<\/section>/s.exec(html) ?? [];
    expect(lists).toContain(`href="${globalPages.eventOverview.url}"`);
    expect(lists).not.toContain('De zaal');
  });

  describe('a practical question', () => {
    const answers = [
      {
        phrases: ['openingstijden', 'kassa'],
        title: 'Uw bezoek',
        url: '/bezoek',
        text: 'Van 12:00 tot 18:00.',
      },
      { phrases: ['mahler'], title: 'De Mahlerzaal', url: '/mahlerzaal' },
    ];
    const page = aPageOf('search', { answers });
    const searchFor = (keyword: string) =>
      renderTemplate(`/zoeken?keyword=${keyword}`, aHall({ nl: { pages: [page, concert], documents } }));

    it('DOOR-3 is answered in the document itself, with the fact and a link to its page', async () => {
      const { html, words } = await searchFor('openingstijden');
      expect(words).toContain('Over ‘openingstijden’');
      expect(words).toContain('Uw bezoek Van 12:00 tot 18:00.');
      expect(html).toMatch(/<h2[^>]*><a[^>]* href="\/bezoek"/);
      expect(words).not.toContain('Niets gevonden');
    });

    it('DOOR-3 is answered above the concerts and pages that have the word', async () => {
      const { words } = await searchFor('mahler');
      expect(words.indexOf('De Mahlerzaal')).toBeGreaterThan(-1);
      expect(words.indexOf('De Mahlerzaal')).toBeLessThan(words.indexOf(concert.title));
      expect(words).toContain('1 concert, 0 series en 19 pagina’s');
    });

    it('DOOR-3 WAY-23 does not stand under a sentence that no concert has it', async () => {
      const near = { phrases: ['mahlen'], title: 'Koffie', url: '/koffie' };
      const cafe = aPageOf('search', { answers: [near] });
      const mills = aHall({ nl: { pages: [cafe, concert], documents: documents.slice(0, 1) } });
      const { words } = await renderTemplate('/zoeken?keyword=mahlen', mills);
      expect(words).toContain('Over ‘mahlen’ Koffie');
      expect(words).not.toContain('Geen concert');
      expect(words).not.toContain(concert.title);
    });

    it('DOOR-3 has no answer if the search page of the CMS has none', async () => {
      expect((await renderTemplate('/zoeken?keyword=openingstijden', hall)).words).toContain(
        'Niets gevonden',
      );
    });

    it('DOOR-3 comes with the other answers in the data of the document, for what is typed next', async () => {
      const { visit, world } = aVisit('/zoeken?keyword=openingstijden', hallOf(page));
      const data = JSON.stringify(await loadPageResult(visit, world));
      expect(data).toContain('Van 12:00 tot 18:00.');
      expect(data).toContain('De Mahlerzaal');
    });
  });

  it('LIST-20 marks the matches', async () => {
    const { html } = await renderTemplate('/zoeken?keyword=mahler', hall);
    expect(html).toMatch(/Hier speelde <mark>Mahler<\/mark>/);
  });

  it('LIST-20 shows a page’s title, subtitle, highlights, introduction and address, each once', async () => {
    const page = aDocument({
      section: 'page',
      uri: 'huis/vleugel',
      title: 'De vleugel van boven',
      subtitle: 'Uit 1911',
      introduction: 'Vier mannen droegen hem.',
      words: ['Zo kwam de vleugel binnen'],
    });
    const { html, words } = await renderTemplate(
      '/zoeken?keyword=vleugel',
      aHall({ nl: { pages: [search], documents: [page] } }),
    );
    expect(words).toMatch(
      /De vleugel van boven Uit 1911 Zo kwam de vleugel binnen Vier mannen droegen hem\. \/huis\/vleugel/,
    );
    expect(html).toMatch(/<h3><a[^>]* href="\/huis\/vleugel"[^>]*>De <mark>vleugel<\/mark> van boven<\/a>/);
    expect(words.match(/van boven/g)).toHaveLength(1);
  });

  it('LIST-12 prefers `keyword` to the header’s `search`', async () => {
    const { words } = await renderTemplate('/zoeken?search=mahler&keyword=niemand', hall);
    expect(words).toContain('Niets gevonden voor ‘niemand’');
  });

  it('TPL-18 offers composers and the hall’s lists without results', async () => {
    const { words, html } = await renderTemplate('/zoeken', hall);
    expect(words).toContain('Gustav Mahler');
    expect(html).toContain('href="/zoeken?keyword=Gustav+Mahler"');
    expect(html).toContain('placeholder="werk, componist of woord"');
  });

  it('LIST-14 suggests to remove one of several words if nothing is found, with the number of results', async () => {
    const { words, html } = await renderTemplate('/zoeken?keyword=mahler+xyzzy', hall);
    expect(words).toMatch(/zonder ‘xyzzy’ 20\b/);
    expect(html).toContain('href="/zoeken?keyword=mahler"');
    expect(words).not.toContain('zonder ‘mahler’');
  });

  it('LIST-14 suggests nothing for one word, nor if something was found', async () => {
    expect((await renderTemplate('/zoeken?keyword=xyzzy', hall)).words).not.toContain('zonder');
    expect((await renderTemplate('/zoeken?keyword=mahler+speelde', hall)).words).not.toContain('zonder');
  });
});
