import { describe, expect, it } from 'vitest';
import { classifyLink } from '#domain/link/classified-link.ts';
import { theSite } from '#tests/domain/link/a-site.ts';
import { computeLinkTargetAndRel, isServerPath } from '#ui/kit/link-target.ts';

const linked = (url: string) => classifyLink(url, theSite);

describe('opening a link', () => {
  it('LINK-1 opens another site in a new tab without opener, whatever the editor chose', () => {
    const target = '_self';
    expect(computeLinkTargetAndRel(linked('https://example.org'), { target })).toEqual({
      target: '_blank',
      rel: 'noopener',
    });
  });

  it('LINK-1 opens the ticketing in the same tab, whatever the editor chose, and an order at any host', () => {
    const ticketing = linked('https://kaarten.klankhuis.example/nl/login');
    expect(computeLinkTargetAndRel(ticketing)).toStrictEqual({});
    expect(computeLinkTargetAndRel(ticketing, { target: '_blank' })).toStrictEqual({});
    expect(
      computeLinkTargetAndRel(linked('https://partner.example/order/7'), { isOrder: true }),
    ).toStrictEqual({});
  });

  it('LINK-1 opens a page of the site where the editor chose, and plainly where they did not', () => {
    expect(computeLinkTargetAndRel(linked('/pers'))).toStrictEqual({});
    expect(computeLinkTargetAndRel(linked('/pers'), { target: '_top' })).toEqual({ target: '_top' });
    expect(computeLinkTargetAndRel(linked('/pers'), { target: '_blank' })).toEqual({
      target: '_blank',
      rel: 'noopener',
    });
  });

  it.each([
    ['/concerten/mahler-2.ics', true],
    ['/media/programma.pdf?v=2', true],
    ['/admin/entries/12', true],
    ['/en/admin', true],
    ['/education-redirect/1/event/2/educatie/projecten/trommelen', true],
    ['/set-language/nl', true],
    ['/set-language/en?x=1', true],
    ['/set-language/en/concerts', true],
    ['/set-language', false],
    ['/administratie', false],
    ['/concerten/admin/1', false],
    ['/concerten/st.paul/mahler-2', false],
    ['/concerten/mahler-2#deel.pdf', false],
    ['/concerten/mahler-2', false],
    ['/concerten/mahler-2?a=b.pdf', false],
    ['/', false],
  ])('leaves %s to the web tier: %s', (path, answer) => {
    expect(isServerPath(path)).toBe(answer);
  });
});
