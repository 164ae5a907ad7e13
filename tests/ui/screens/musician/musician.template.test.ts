import { describe, expect, it } from 'vitest';
import type { Performer } from '#domain/event/event.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, moment } from '#fixtures/builders/a-document.ts';
import { hallWith } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const mirte = { name: 'Mirte Aldewerelt', role: 'dirigent' };
const orchestra = { name: 'Orkest van de Lage Landen' };
const path = '/musici/mirte-aldewerelt';
const first = moment('2026-12-04T20:15:00+01:00');

/** A concert, some days after 4 December. */
function concert(title: string, days: number, performers: readonly Performer[] = [orchestra, mirte]) {
  const uri = `concerten/${title.toLowerCase()}`;
  const starts = addMilliseconds(first, days * 24 * hourMs);
  const event = anEventCard({ id: anEventId(days + 100), uri, title, starts, ends: starts, performers });
  const words = performers.map(({ name }) => name);
  return {
    page: anEventPage({ event, programme: [{ composer: 'Gustav Mahler', title: `Werk ${title}` }] }),
    document: aDocument({ uri, title, words, starts, ends: starts }),
  };
}

const hall = hallWith([concert('Opstanding', 0), concert('Lieder', 7), concert('Aarde', -60)]);

describe('the page of a musician, rendered', () => {
  it('PERSON-1 begins with the name, and says the role', async () => {
    const { status, words, html } = await renderTemplate(path, hall);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Mirte Aldewerelt<\/h1>/);
    expect(words).toContain('Mirte Aldewerelt dirigent');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('PERSON-2 lists the coming concerts, the works, who performs too, and the past concerts', async () => {
    const { words, html } = await renderTemplate(path, hall);
    const sections = ['Te horen in', 'Op het programma', 'Samen met', 'Eerder te horen'];
    expect(
      [...html.matchAll(/<section[^>]*><div[^>]*><h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title),
    ).toEqual(sections);
    expect(words).toMatch(/Te horen in.*Opstanding.*Lieder.*Op het programma/);
    expect(words).toContain('Werk Opstanding vr 4 dec, Opstanding');
    expect(words).toMatch(/Eerder te horen.*Aarde/);
    expect(html).toContain('href="/musici/orkest-van-de-lage-landen"');
  });

  it('PERSON-2 lists all coming concerts, as many as it counts, and none of a similar name', async () => {
    const many = Array.from({ length: 14 }, (_, index) => concert(`Avond-${index}`, index));
    const others = concert('Lieder', 20, [{ name: 'Mirte Aldewerelt Kwartet' }]);
    const { html, words } = await renderTemplate(path, hallWith([...many, others]));
    const coming = html.slice(html.indexOf('Te horen in'), html.indexOf('Op het programma'));
    expect([...coming.matchAll(/<h3[^>]*><a[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      many.map(({ page }) => page.url),
    );
    expect(words).toContain('14 concerten op de agenda');
  });

  it('PERSON-9 lists the stories and releases that name them, and none that names another person', async () => {
    const story = (uri: string, title: string) => aDocument({ section: 'discovery', uri, title });
    const documents = [
      story('ontdek/thee', 'Mirte Aldewerelt drinkt thee'),
      story('ontdek/koffie', 'Mirte drinkt koffie, Aldewerelt niet'),
    ];
    const { words, html } = await renderTemplate(path, hallWith([concert('Opstanding', 0)], { documents }));
    expect(words).toContain('In verhalen en berichten Mirte Aldewerelt drinkt thee');
    expect(html).not.toContain('/ontdek/koffie');
    expect((await renderTemplate(path, hall)).words).not.toContain('In verhalen en berichten');
  });

  it('PERSON-2 says that there is no concert, and how to hear of the next', async () => {
    const { words, html } = await renderTemplate(path, hallWith([concert('Aarde', -60)]));
    expect(words).toContain('Er staat nu geen concert op de agenda.');
    expect(html).toContain('/musici/mirte-aldewerelt.ics');
  });

  it('PERSON-3 shows what an editor gives: texts, and a photograph with its credit', async () => {
    const own = aPageOf('musician', {
      uri: path.slice(1),
      url: path,
      title: mirte.name,
      introduction: [{ kind: 'text', text: 'Zij drinkt thee.' }],
      description: [{ kind: 'text', text: 'En zwijgt.' }],
      image: aPicture({ credit: 'Beeld: de hall.', focalPoint: { x: 1, y: 0 } }),
    });
    const { words, html } = await renderTemplate(
      path,
      hallWith([concert('Opstanding', 0)], { pages: [own] }),
    );
    expect(words).toContain('Zij drinkt thee.');
    expect(words).toContain('Over Mirte Aldewerelt En zwijgt.');
    expect(words).toContain('Beeld: de hall.');
    expect(html).toMatch(/<img[^>]*data-x="5" data-y="0"/);
    expect(words).toContain('Opstanding');
  });

  it('PERSON-3 has neither picture nor figure on the cover of any other musician', async () => {
    const { html } = await renderTemplate(path, hall);
    const cover = /data-surface="cover".*?Te horen in/s.exec(html)?.[0] ?? '';
    expect(cover).toContain('<h1');
    expect(cover).not.toContain('<img');
  });

  it('PERSON-1 describes itself to search engines, with a calendar', async () => {
    const { html } = await renderTemplate(path, hall);
    expect(html).toContain(
      'content="Concerten met Mirte Aldewerelt (dirigent) in Het Klankhuis: data, werken en kaarten."',
    );
    expect(html).toMatch(/rel="alternate" type="text\/calendar" href="\/musici\/mirte-aldewerelt\.ics"/);
  });

  it('PERSON-1 is not found for a person whom no concert names', async () => {
    expect((await renderTemplate('/musici/ada-lund', hall)).status).toBe(404);
  });

  it('WAY-24 is where the names of a concert lead', async () => {
    const { html } = await renderTemplate('/concerten/opstanding', hall);
    expect(html).toContain('href="/musici/mirte-aldewerelt"');
    const url = '/makers/ada-lund';
    const linked = concert('Lieder', 1, [{ name: 'Ada Lund', url }]);
    expect((await renderTemplate('/concerten/lieder', hallWith([linked]))).html).toContain(`href="${url}"`);
  });
});
