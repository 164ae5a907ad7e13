import { describe, expect, it } from 'vitest';
import type { PressKitArchive } from '#domain/page/block.ts';
import type { PressPage } from '#domain/page/page.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, moment } from '#fixtures/builders/a-document.ts';
import { aGlobal, aHall, hallOf } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const newest = moment('2026-11-19T10:00:00+01:00');
const contact = [{ kind: 'text', text: 'Bel Elske Koornwinder.' }] as const;

/** The n-th release, 1 the newest. */
function aRelease(number: number): PressPage {
  const uri = `pers/nieuws-${number}`;
  const posted = addMilliseconds(newest, -number * 24 * hourMs);
  const pictures = [
    {
      image: {
        alt: 'Het orgel',
        caption: 'Het orgel van achteren',
        renditions: {
          sm: { url: '/klein.jpg', width: 640, height: 360 },
          md: { url: '/klein.jpg', width: 640, height: 360 },
          xl: { url: '/groot.jpg', width: 2400, height: 1350 },
        },
      },
      credit: 'Ilse Oord',
      rights: 'Vrij bij nieuws over het huis.',
    },
  ];
  const attachments = [{ title: 'Beeld', url: '/media/beeld.jpg', target: '_blank' }] as const;
  return aPageOf('press', {
    posted,
    pictures,
    attachments,
    contact,
    uri,
    title: `Nieuws ${number}`,
    introduction: [{ kind: 'text', text: 'Er is nieuws.' }],
  });
}

const releases = Array.from({ length: 14 }, (_, index) => aRelease(index + 1));
const overview = aPageOf('pressOverview', { contact });
const documents = releases.map(({ uri, url, title, posted }) =>
  aDocument({ section: 'press', uri, url, title, posted }),
);
const address = {
  street: 'Stemvorkkade 1',
  zipCode: '4400 KH',
  city: 'Havenmond',
  country: 'NL',
  phone: '085',
};
const hall = aHall({
  nl: { pages: [overview, ...releases], documents, global: aGlobal('nl', { address }) },
});

/** The numbers of the releases in a text, in their order. */
function numbersIn(words: string): readonly number[] {
  return [...words.matchAll(/Nieuws (\d+)/g)].map(([, number]) => Number(number));
}

describe('the press overview, rendered', () => {
  it('TPL-16 LIST-12 CALL-22 shows twelve releases a page, the newest first', async () => {
    const { words, html } = await renderTemplate('/pers', hall);
    expect(numbersIn(words)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(words).toContain('Voor de pers Bel Elske Koornwinder.');
    expect(words).toMatch(/Het laatste nieuws woensdag 18 november 2026 Nieuws 1 /);
    expect(html).toMatch(/rel="next"[^>]*href="\/pers\?page=2"/);
  });

  it('LIST-12 LIST-22 shows the last page for one beyond it, with its number', async () => {
    const { words, html } = await renderTemplate('/pers?page=9', hall);
    expect(numbersIn(words)).toEqual([13, 14]);
    expect(html).toContain('<title>Pers, Pagina 2 – Het Klankhuis</title>');
  });

  it('WAY-45 links to the releases of each year, and shows those of the chosen one', async () => {
    const old = { ...aRelease(400), posted: moment('2025-03-01T10:00:00+01:00') };
    const { uri, url, title, posted } = old;
    const two = aHall({
      nl: {
        pages: [overview, ...releases, old],
        documents: [...documents, aDocument({ section: 'press', uri, url, title, posted })],
      },
    });
    const all = await renderTemplate('/pers', two);
    expect(all.words).toContain('Alle jaren 2026 2025');
    expect(all.html).toMatch(/href="\/pers\?year=2025"/);
    const chosen = await renderTemplate('/pers?year=2025', two);
    expect(numbersIn(chosen.words)).toEqual([400]);
    expect(chosen.html).toContain('<title>Pers, 2025 – Het Klankhuis</title>');
    expect((await renderTemplate('/pers?year=2026&page=2', two)).html).toMatch(/href="\/pers\?year=2026"/);
    expect((await renderTemplate('/pers?year=1999', two)).words).toContain('In dit jaar verscheen geen');
    expect((await renderTemplate('/pers', hall)).words).not.toContain('Alle jaren');
  });

  it('LIST-14 has a message if there are no releases', async () => {
    const { words } = await renderTemplate('/pers', hallOf(overview));
    expect(words).toContain('Er is nog geen nieuws.');
  });
});

describe('the press kit, rendered', () => {
  const [{ pictures } = { pictures: [] }] = releases;
  const kit = {
    kind: 'pressKit',
    title: 'Beeld voor de pers',
    groups: [{ title: 'De zalen', pictures }],
  } as const;
  const renderKit = (archive?: PressKitArchive) =>
    renderTemplate('/pers', hallOf({ ...overview, content: [{ ...kit, ...(archive && { archive }) }] }));

  it('WAY-52 has one file with its size, and each picture with sizes, credit and rights', async () => {
    const { words, html } = await renderKit({ url: '/media/pers.zip', bytes: 4_180_000 });
    expect(words).toContain(
      'Alles in één bestand zip, 4,2 MB De zalen Het orgel van achteren Beeld: Ilse Oord. Vrij bij nieuws over het huis. 2400 × 1350 640 × 360',
    );
    expect(html).toMatch(/<a[^>]*href="\/media\/pers\.zip"[^>]*download/);
    expect((await renderKit({ url: '/pers.zip', bytes: 12 })).words).toContain('zip, 0,1 MB');
  });

  it('WAY-52 has no link to a file that the CMS does not have', async () => {
    const { words } = await renderKit();
    expect(words).toContain('De zalen');
    expect(words).not.toContain('zip');
  });
});

describe('a press release, rendered', () => {
  it('TPL-15 has its dateline, text, contact and attachments', async () => {
    const { words, html } = await renderTemplate('/pers/nieuws-3', hall);
    expect(words).toContain('Persbericht Havenmond, maandag 16 november 2026 Nieuws 3');
    expect(words).toContain('Er is nieuws.');
    expect(words).toContain('Bel Elske Koornwinder.');
    expect(html).toMatch(/href="\/media\/beeld\.jpg"[^>]*>Beeld/);
  });

  it('WAY-44 has its pictures, with preview, sizes, credit and rights', async () => {
    const { words, html } = await renderTemplate('/pers/nieuws-3', hall);
    expect(words).toContain(
      'Beeld voor de pers Het orgel van achteren Beeld: Ilse Oord. Vrij bij nieuws over het huis. 2400 × 1350 640 × 360',
    );
    expect(html).toMatch(/<a[^>]*href="\/groot\.jpg"[^>]*download/);
    expect(html).toMatch(/<img[^>]*alt="Het orgel"/);
  });

  it('TPL-15 links to the four newest others', async () => {
    const { words } = await renderTemplate('/pers/nieuws-3', hall);
    expect(numbersIn(words.slice(words.indexOf('Meer nieuws')))).toEqual([1, 2, 4, 5]);
  });
});
