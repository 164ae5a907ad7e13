import { describe, expect, it } from 'vitest';
import { aGlobal } from '#fixtures/builders/a-hall.ts';
import { aPage, globalPages } from '#tests/domain/page/a-page.ts';
import { type PageWithPath, toBreadcrumbs } from '#ui/kit/page-breadcrumbs.ts';

const home = { title: 'breadcrumbs.home', url: '/' };

const breadcrumbsOf = (page: PageWithPath) =>
  toBreadcrumbs(page, { ...aGlobal('nl'), globalPages }, (key) => key);

describe('the way to a page', () => {
  it('LAYOUT-6 goes from home past the ancestors to the page itself', () => {
    expect(breadcrumbsOf(aPage())).toEqual([
      home,
      { title: 'Over ons', url: '/over' },
      { title: 'Het huis', url: '/over/het-huis' },
    ]);
  });

  it('LAYOUT-6 begins at the home of the page’s language', () => {
    const page = aPage({ language: 'en', url: '/en/about', path: [] });
    expect(breadcrumbsOf(page)[0]).toEqual({ ...home, url: '/en' });
  });

  it.each([
    ['address', { title: 'Over ons', url: '' }],
    ['address but a space', { title: 'Over ons', url: ' ' }],
    ['label', { title: ' ', url: '/over' }],
  ])('LAYOUT-6 drops a step without %s', (_, step) => {
    expect(breadcrumbsOf(aPage({ path: [step] }))).toHaveLength(2);
  });

  it('LAYOUT-6 leaves out the spaces an editor left around a title', () => {
    const page = aPage({ path: [{ title: ' Over ons', url: '/over' }], title: 'Het huis ' });
    expect(breadcrumbsOf(page)).toEqual(breadcrumbsOf(aPage()));
  });

  it('LAYOUT-6 drops the page itself where it has no title', () => {
    expect(breadcrumbsOf(aPage({ path: [], title: '' }))).toEqual([home]);
  });

  it('LAYOUT-6 shows home alone on the home page', () => {
    expect(breadcrumbsOf(aPage({ path: [], title: 'Welkom', url: '/' }))).toEqual([home]);
  });
});
