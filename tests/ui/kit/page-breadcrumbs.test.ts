import { describe, expect, it } from 'vitest';
import { aPage, globalPages } from '#tests/domain/page/a-page.ts';
import { toBreadcrumbs } from '#ui/kit/page-breadcrumbs.ts';

const home = { kind: 'word', word: 'home', url: '/' };

describe('the way to a page', () => {
  it('LAYOUT-6 goes from home past the ancestors to the page itself', () => {
    expect(toBreadcrumbs(aPage(), globalPages)).toEqual([
      home,
      { kind: 'title', title: 'Over ons', url: '/over' },
      { kind: 'title', title: 'Het huis', url: '/over/het-huis' },
    ]);
  });

  it.each([
    ['/concertagenda', 'concertSchedule'],
    ['/series', 'series'],
    ['/pers', 'press'],
    ['/ontdek', 'discovery'],
  ])('LAYOUT-6 calls the overview at %s by the house’s own word %s', (url, word) => {
    const page = aPage({ path: [{ title: 'Hoe de redactie het noemt', url }] });
    expect(toBreadcrumbs(page, globalPages)[1]).toEqual({ kind: 'word', word, url });
  });

  it('LAYOUT-6 begins at the home of the page’s language', () => {
    const page = aPage({ language: 'en', url: '/en/about', path: [] });
    expect(toBreadcrumbs(page, globalPages)[0]).toEqual({ ...home, url: '/en' });
  });

  it.each([
    ['address', { title: 'Over ons', url: '' }],
    ['address but a space', { title: 'Over ons', url: ' ' }],
    ['label', { title: ' ', url: '/over' }],
  ])('LAYOUT-6 drops a step without %s', (_, step) => {
    expect(toBreadcrumbs(aPage({ path: [step] }), globalPages)).toHaveLength(2);
  });

  it('LAYOUT-6 leaves out the spaces an editor left around a title', () => {
    const page = aPage({ path: [{ title: ' Over ons', url: '/over' }], title: 'Het huis ' });
    expect(toBreadcrumbs(page, globalPages)).toEqual(toBreadcrumbs(aPage(), globalPages));
  });

  it('LAYOUT-6 drops the page itself where it has no title', () => {
    expect(toBreadcrumbs(aPage({ path: [], title: '' }), globalPages)).toEqual([home]);
  });

  it('LAYOUT-6 shows home alone on the home page', () => {
    expect(toBreadcrumbs(aPage({ path: [], title: 'Welkom', url: '/' }), globalPages)).toEqual([home]);
  });
});
