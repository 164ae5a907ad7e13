import { describe, expect, it } from 'vitest';
import type { DiscoveryPage } from '#domain/page/page.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, labels, moment } from '#fixtures/builders/a-document.ts';
import { aGlobal, aHall, hallWith } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const newest = moment('2026-11-19T10:00:00+01:00');
const harbour = { title: 'De haven', url: '/ontdek/de-haven' };
const players = { title: 'Musici', url: '/ontdek/musici' };

/** The n-th story, 1 the newest: the odd ones of the harbour, the even ones of the players. */
function aStory(number: number): DiscoveryPage {
  const uri = `ontdek/verhaal-${number}`;
  return aPageOf('discovery', {
    posted: addMilliseconds(newest, -number * 24 * hourMs),
    collections: [number % 2 === 1 ? harbour : players],
    tags: number === 3 ? ['Jazz'] : ['Lezen'],
    related: [{ title: 'Een ander verhaal', url: '/ontdek/een-ander' }],
    uri,
    title: `Verhaal ${number}`,
    subtitle: 'Met een ondertitel',
    theme: 'purple',
    introduction: [{ kind: 'text', text: 'Er was eens.' }],
    description: [{ kind: 'text', text: 'En toen.' }],
  });
}

const stories = Array.from({ length: 17 }, (_, index) => aStory(index + 1));
const documents = stories.map(({ uri, url, title, posted, collections, tags }) =>
  aDocument({
    section: 'discovery',
    uri,
    url,
    title,
    posted,
    words: [title],
    facets: {
      discoveryCollections: labels(...collections.map((collection) => collection.title)),
      discoveryTags: labels(...tags),
    },
  }),
);
const overview = aPageOf('discoveryOverview', {
  featured: [{ title: 'Verhaal 1', url: '/ontdek/verhaal-1' }],
  collections: [harbour, players],
});
const all = aPageOf('discoverySearch', { title: 'Alles' });
const collection = aPageOf('discoveryCollection', {
  items: [{ title: 'Verhaal 1', subtitle: 'Een ondertitel', url: '/ontdek/verhaal-1' }],
  uri: 'ontdek/de-haven',
  title: 'De haven',
  theme: 'blue',
});
const pages = [overview, all, collection, ...stories];
const hall = aHall({ nl: { pages, documents } });

/** The numbers of the stories in a text, in their order. */
function numbersIn(words: string): readonly number[] {
  return [...words.matchAll(/Verhaal (\d+)/g)].map(([, number]) => Number(number));
}

/** A hall with a story and three coming concerts: two of Mahler, and before them one of Beethoven. */
function hallOfStory(story: DiscoveryPage) {
  const now = aHall().startsAt;
  const concerts = [
    { uri: 'concerten/titan', title: 'Titan', composer: 'Gustav Mahler', hours: 30 },
    { uri: 'concerten/wunderhorn', title: 'Wunderhorn', composer: 'Gustav Mahler', hours: 40 },
    { uri: 'concerten/eroica', title: 'Eroica', composer: 'Ludwig van Beethoven', hours: 20 },
  ].map(({ uri, title, composer, hours }) => {
    const starts = addMilliseconds(now, hours * hourMs);
    const facets = { composers: labels(composer) };
    return {
      page: anEventPage({ event: anEventCard({ uri, title, starts }) }),
      document: aDocument({ uri, title, starts, words: [composer], facets }),
    };
  });
  return hallWith(concerts, { pages: [story] });
}

describe('a story about a composer, rendered', () => {
  const story: DiscoveryPage = { ...aStory(1), composers: ['Gustav Mahler'] };

  it('WAY-28 ends with the coming concerts, and a link to all of them in the calendar', async () => {
    const { html, words } = await renderTemplate(story.url, hallOfStory(story));
    expect(words).toMatch(/Binnenkort te horen.* Titan.* Wunderhorn/);
    expect(words).not.toContain('Eroica');
    expect(html).toContain('?composers=Gustav+Mahler"');
  });

  it('WAY-28 is about no composer, and ends without concerts', async () => {
    expect((await renderTemplate('/ontdek/verhaal-3', hall)).words).not.toContain('Binnenkort te horen');
  });
});

describe('a story about a work, rendered', () => {
  const story: DiscoveryPage = { ...aStory(1), composers: ['Gustav Mahler'] };

  it('PEOPLE-2 ends with the coming evenings of the work, and a link to them in the calendar', async () => {
    const work: DiscoveryPage = { ...story, work: 'Gustav Mahler Titan' };
    const { html, words } = await renderTemplate(work.url, hallOfStory(work));
    expect(words).toMatch(/Binnenkort te horen.* Titan/);
    expect(words).not.toContain('Wunderhorn');
    expect(html).toContain('?keyword=Gustav+Mahler+Titan"');
  });

  it('PEOPLE-2 ends with other music by its composer, called that, while no evening of the work is to come', async () => {
    const work: DiscoveryPage = { ...story, work: 'Gustav Mahler Rübezahl' };
    const { html, words } = await renderTemplate(work.url, hallOfStory(work));
    expect(words).toMatch(/Van dezelfde componist.* Titan.* Wunderhorn/);
    expect(words).not.toContain('Binnenkort te horen');
    expect(html).toContain('?composers=Gustav+Mahler"');
  });

  it('PEOPLE-2 has its sound after its text and before its concerts', async () => {
    const clips = [{ id: 'titan', title: 'Mahler: Langsam, schleppend', url: '/titan.mp3' }];
    const work: DiscoveryPage = {
      ...story,
      work: 'Gustav Mahler Titan',
      content: [{ kind: 'audio', clips }],
    };
    const { words } = await renderTemplate(work.url, hallOfStory(work));
    expect(words).toMatch(/En toen\..* Langsam, schleppend.* Binnenkort te horen/);
  });
});

describe('discovery, rendered', () => {
  it('TPL-4 CALL-15 shows its choice, its collections with how many stories each has, and what is new', async () => {
    const { words } = await renderTemplate('/ontdek', hall);
    expect(words).toMatch(/De haven 9 verhalen.* Musici 8 verhalen/);
    expect(numbersIn(words)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('TPL-4 LIST-10 has the search field as a form and links to the categories', async () => {
    const { html } = await renderTemplate('/ontdek', hall);
    expect(html).toMatch(/<form[^>]*action="\/ontdek"[^>]*method="get"/);
    expect(html).toContain('href="/ontdek?categories=De+haven"');
    expect(html).toContain('href="/ontdek?categories=Musici"');
  });

  it.each([
    ['keyword=verhaal-7', [7]],
    ['categories=Musici', [2, 4, 6, 8, 10, 12, 14, 16]],
    ['tags=Jazz', [3]],
    ['page=2', [16, 17]],
  ])('TPL-4 LIST-21 shows the list of ?%s instead of its front page', async (query, found) => {
    const { words, html } = await renderTemplate(`/ontdek?${query}`, hall);
    expect(numbersIn(words)).toEqual(found);
    expect(html).toMatch(/<form[^>]*action="\/ontdek"/);
    expect(words).not.toContain('Nieuw');
  });

  it('TPL-4 LIST-21 shows the whole list on its first page, which is not the front page', async () => {
    const { words, html } = await renderTemplate('/ontdek?page=1', hall);
    expect(numbersIn(words)).toHaveLength(15);
    expect(html).toMatch(/rel="next"[^>]*href="\/ontdek\?page=2"/);
    expect((await renderTemplate('/ontdek?page=2', hall)).html).toMatch(
      /rel="prev"[^>]*href="\/ontdek\?page=1"/,
    );
  });

  it('TPL-4 LIST-10 returns from its list to the front page on a reset', async () => {
    const { html } = await renderTemplate('/ontdek?tags=Jazz', hall);
    expect(html).toMatch(/href="\/ontdek"[^>]*>[^<]*(<[^>]*>)*Wis alles/);
  });

  it('TPL-4 TPL-23 ROUTE-19 has the discovery search as canonical address of its list, at the CMS’s address for it', async () => {
    const { url } = aGlobal('nl').globalPages.discoverySearchOverview;
    const canonical = async (path: string) =>
      /<link rel="canonical" href="([^"]*)"/.exec((await renderTemplate(path, hall)).html)?.[1];
    expect(await canonical('/ontdek?page=2')).toMatch(new RegExp(`${url}\\?page=2$`));
    expect(await canonical('/ontdek?page=1')).toMatch(new RegExp(`${url}$`));
    expect(await canonical('/ontdek')).toMatch(/\/ontdek$/);
    expect((await renderTemplate('/ontdek?tags=Jazz', hall)).html).toContain('content="noindex"');
  });

  it('TPL-4 LIST-14 shows its collections without counts where nothing is indexed', async () => {
    const { words } = await renderTemplate('/ontdek', aHall({ nl: { pages, documents: [] } }));
    expect(words).toContain('De haven Musici');
    expect(words).not.toContain('Nieuw');
  });
});

describe('all stories, rendered', () => {
  it('TPL-5 CALL-16 LIST-10 shows fifteen a page, the latest first', async () => {
    const { words, html } = await renderTemplate('/ontdek/alles', hall);
    expect(numbersIn(words)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    expect(words).toContain('17 verhalen');
    expect(html).toMatch(/rel="next"[^>]*href="\/ontdek\/alles\?page=2"/);
    expect(numbersIn((await renderTemplate('/ontdek/alles?page=2', hall)).words)).toEqual([16, 17]);
  });

  it('LIST-10 LIST-14 suggests a filter to remove if nothing is found', async () => {
    const { words, html } = await renderTemplate(
      '/ontdek/alles?keyword=verhaal-4&categories=De+haven&tags=Jazz',
      hall,
    );
    expect(words).toMatch(/zonder ‘verhaal-4’ 1 /);
    expect(html).toContain('href="/ontdek/alles?categories=De+haven&amp;tags=Jazz"');
    expect((await renderTemplate('/ontdek/alles?tags=Blues', hall)).words).not.toContain('zonder');
  });

  it('LIST-10 marks the chosen value, which links back to all stories', async () => {
    const { html } = await renderTemplate('/ontdek/alles?tags=Jazz', hall);
    const chosen = /<a[^>]*aria-current="true"[^>]*>/.exec(html)?.[0];
    expect(chosen).toContain('href="/ontdek/alles"');
  });
});

describe('a collection and a story, rendered', () => {
  it('TPL-3 has a cover and a table of contents', async () => {
    const { words, html } = await renderTemplate('/ontdek/de-haven', hall);
    expect(words).toContain('De haven 1 verhaal In deze rubriek Verhaal 1 Een ondertitel');
    expect(html).toMatch(/<article data-theme="blue">/);
  });

  it('TPL-2 LAYOUT-12 has its theme, date, collection and related stories', async () => {
    const { words, html } = await renderTemplate('/ontdek/verhaal-3', hall);
    expect(words).toContain('De haven Verhaal 3 Met een ondertitel');
    expect(words).toContain('Gepubliceerd maandag 16 november 2026 Rubrieken De haven Onderwerpen Jazz');
    expect(words).toContain('Er was eens. En toen. Verder lezen Een ander verhaal');
    expect(html).toMatch(/<article data-theme="purple">/);
  });
});
