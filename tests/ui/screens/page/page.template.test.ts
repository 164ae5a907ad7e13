import { describe, expect, it } from 'vitest';
import type { Block } from '#domain/page/block.ts';
import { aGlobal, aHall, hallOf } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { defaultSettings } from '#tests/support/world.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const text = (words: string) => [{ kind: 'text', text: words }] as const;
const image = { alt: 'De Foyer', renditions: { xs: { url: '/media/foyer.avif', width: 640, height: 427 } } };

/** Renders a page with these blocks on the server. */
async function renderBlocks(...content: readonly Block[]) {
  return await renderTemplate('/over-ons', hallOf(aPage({ content })));
}

describe('the blocks of a page, rendered', () => {
  it('TPL-14 are all present, in the editor’s order', async () => {
    const { words } = await renderBlocks(
      { kind: 'text', text: text('Eerst tekst.') },
      { kind: 'links', title: 'Wegen', links: [{ title: 'Naar de kade', url: '/kade' }] },
      { kind: 'cards', title: 'Kaarten', items: [{ title: 'De orgelzolder', url: '/orgel' }] },
      { kind: 'events', title: 'Avonden', events: [anEventCard({ title: 'Winterreise' })] },
      { kind: 'accordion', items: [{ title: 'Mag ik klappen?', text: text('Altijd na afloop.') }] },
    );
    expect(words).toMatch(
      /Eerst tekst\..*Wegen Naar de kade.*Kaarten De orgelzolder.*Avonden Winterreise.*Mag ik klappen\? Altijd na afloop\./,
    );
  });

  it('DOOR-71 an offer has its price, what one gets, and a button to where it is ordered', async () => {
    const url = `${defaultSettings().tixUrl}/nl/buyingflow/product/vriend/`;
    const { words, html } = await renderBlocks({
      kind: 'offers',
      title: 'Word Vriend',
      items: [
        { title: 'Vriend', price: '€ 50', text: text('Eerder.'), link: { title: 'Word Vriend', url } },
        { title: 'Beste Vriend', text: text('Een stoel.') },
      ],
    });
    expect(words).toContain('Vriend € 50 Eerder. Word Vriend Beste Vriend Een stoel.');
    expect(html).toContain(`href="${url}"`);
  });

  it('PHOTO-1 the picture of a page has its credit', async () => {
    const page = aPage({ image: { ...image, credit: 'Beeld: Iris de Wit' } });
    const { words } = await renderTemplate('/over-ons', hallOf(page));
    expect(words).toContain('Beeld: Iris de Wit');
  });

  it('ROOM-4 state the opening hours with the address, as the footer does', async () => {
    const address = {
      street: 'Kade 1',
      zipCode: '4400 KH',
      city: 'Havenmond',
      country: 'NL',
      openingHours: 'Open van 12:00 tot 18:00.',
    };
    const pages = [aPage({ content: [{ kind: 'contact', title: 'Kassa' }] })];
    const hall = aHall({ nl: { pages, global: aGlobal('nl', { address }) } });
    const { html, words } = await renderTemplate('/over-ons', hall);
    expect(words).toMatch(/Kassa Kade 1 4400 KH Havenmond gettingHere Open van 12:00 tot 18:00\./);
    expect(/<footer.*<\/footer>/s.exec(html)?.[0]).toContain('Open van 12:00 tot 18:00.');
  });

  it('LAYOUT-12 show a section with its theme, and one without a theme in the text column', async () => {
    const section = { kind: 'section', title: 'De werf', introduction: [], description: [] } as const;
    expect((await renderBlocks({ ...section, theme: 'violet' })).html).toMatch(
      /<section id="part-de-werf"[^>]*data-theme="violet"/,
    );
    expect((await renderBlocks({ ...section, date: '1911' })).words).toContain('De werf 1911');
  });

  it('DOOR-70 have a section open, under a heading that an address can lead to', async () => {
    const description = text('Naast de lift.');
    const { html } = await renderBlocks({
      kind: 'section',
      title: 'De ringleiding',
      introduction: [],
      description,
    });
    const [section = ''] = /<section id="part-de-ringleiding".*?<\/section>/s.exec(html) ?? [];
    expect(section).toMatch(/<h2[^>]*>De ringleiding<.*Naast de lift\./s);
    expect(section).not.toContain('<details');
  });

  it.each([undefined, 'violet'] as const)(
    'I18N-1 write the date of a section in words (theme %s)',
    async (theme) => {
      const section = { kind: 'section', title: 'De werf', introduction: [], description: [] } as const;
      const { html } = await renderBlocks({ ...section, date: '2026-12-01', ...(theme && { theme }) });
      expect(html).toContain('<time dateTime="2026-12-01">dinsdag 1 december 2026</time>');
    },
  );

  it('AUDIO-1 have the browser’s own player under each clip, for use without scripts', async () => {
    const clips = [{ id: 'a', title: 'De hoorn', url: '/media/audio/hoorn.mp3' }];
    const { html } = await renderBlocks({ kind: 'audio', clips });
    expect(html).toMatch(/<audio[^>]*controls[^>]*src="\/media\/audio\/hoorn\.mp3"/);
    expect(html).toContain('aria-label="Speel De hoorn"');
  });

  it('TPL-14 load no film before a click; it is a link to its own page', async () => {
    const { html, words } = await renderBlocks({
      kind: 'video',
      url: 'https://youtu.be/dQw4w9WgXcQ',
      title: 'De rondleiding',
      image,
    });
    expect(html).not.toContain('<iframe');
    expect(html).toContain('href="https://youtu.be/dQw4w9WgXcQ"');
    expect(words).toContain('De film komt van youtu.be, pas als u hem start.');
  });

  it('TPL-14 have a film of the site with the controls of the browser, not loaded before it is played', async () => {
    const { html } = await renderBlocks({
      kind: 'video',
      url: '/media/films/rondleiding.webm',
      title: 'De rondleiding.',
      image,
    });
    const [video = ''] = /<video[^>]*>/.exec(html) ?? [];
    expect(video).toMatch(/ controls="".* preload="none".* aria-label="De rondleiding\."/);
    expect(html).not.toMatch(/<(?:button|input)[^>]* aria-label="[^"]*rondleiding/);
  });

  it('DOOR-31 set a card without a picture in type', async () => {
    const items = [
      { title: 'Met beeld', url: '/een', image },
      { title: 'Zonder beeld', url: '/twee' },
    ];
    const { html } = await renderBlocks({ kind: 'cards', title: 'Verder', items });
    const cards = [...html.matchAll(/<li class="([^"]*one-link[^"]*)"/g)].map(([, names]) => names);
    expect(cards).toEqual(['one-link', 'one-link title-card']);
  });

  it('TPL-14 number the plates of a gallery, each a link to the large picture', async () => {
    const { html, words } = await renderBlocks({ kind: 'gallery', images: [image] });
    expect(words).toContain('Beeld 1 De Foyer');
    expect(html).toMatch(/<a[^>]*href="\/media\/foyer\.avif"/);
  });

  it('LAYOUT-15 link to a lesson in its language', async () => {
    const { html } = await renderBlocks({
      kind: 'lesson',
      title: 'Een les',
      url: 'https://les.example/1',
      language: 'en',
    });
    expect(html).toContain('href="https://les.example/1?language=en"');
  });

  it('FORM-1 have a plain form for the newsletter', async () => {
    const { html } = await renderBlocks({ kind: 'newsletter', title: 'Brief', text: text('Elke vrijdag.') });
    expect(html).toMatch(/<form[^>]*action="\/newsletter"[^>]*method="post"/);
  });
});

describe('a page of an unknown kind, rendered', () => {
  it('TPL-21 shows title, introduction and blocks, its parts in the margin, and is logged', async () => {
    const part = (title: string): Block => ({ kind: 'links', title, links: [] });
    const page = aPageOf('unknown', {
      typename: 'timeline_timeline_Entry',
      uri: 'tijdlijn',
      title: 'Tijdlijn',
      introduction: text('Van werf tot zaal.'),
      content: ['1911', '1932', '2019'].map(part),
    });
    const { words, html, events } = await renderTemplate('/tijdlijn', hallOf(page));
    expect(words).toMatch(/Tijdlijn 1911 1932 2019 Van werf tot zaal\. 1911 1932 2019/);
    expect(html).toContain('href="#part-1932"');
    expect(events).toContain('page.unknown-typename');
  });
});
