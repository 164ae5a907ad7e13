import { describe, expect, it } from 'vitest';
import { findTemplateByTypename } from '#adapters/cms-http/template-by-typename.ts';
import { toPageCard } from '#domain/page/page-card.ts';
import { isConcertOverview } from '#domain/page/page.ts';
import { toTrackedPageType } from '#domain/tracking/tracking-event.ts';
import { aPage } from '#tests/domain/page/a-page.ts';

describe('the type of a page', () => {
  it.each([
    ['home', 'home_home'],
    ['eventOverview', 'eventOverview_eventOverview'],
    ['event', 'event_default'],
    ['seriesOverview', 'seriesOverview_seriesOverview'],
    ['series', 'series_default'],
    ['discoveryOverview', 'discoveryOverview_discoveryOverview'],
    ['discoverySearch', 'discoverySearchOverview_discoverySearchOverview'],
    ['discoveryCollection', 'discoveryCollection_discoveryCollection'],
    ['discovery', 'discovery_discovery'],
    ['pressOverview', 'pressOverview_pressOverview'],
    ['press', 'press_press'],
    ['musician', 'musician_musician'],
    ['educationOverview', 'educationOverview_educationOverview'],
    ['educationProduction', 'educationProduction_default'],
    ['overview', 'contentOverview_contentOverview'],
    ['campaign', 'campaign_campaign'],
    ['favorites', 'favoritePage_favoritePage'],
    ['search', 'search_search'],
    ['recommendation', 'recommendation_recommendation'],
    ['error', 'errorPage_errorPage'],
    ['page', 'page_page'],
  ] as const)('TRACK-4 is for the template %s what the CMS calls it, %s', (kind, pageType) => {
    expect(toTrackedPageType({ kind })).toBe(pageType);
    expect(findTemplateByTypename(pageType)).toBe(kind);
  });

  it('TRACK-4 is the CMS’s type name if the template is unknown', () => {
    const typed = (typename: string) => toTrackedPageType({ kind: 'unknown', typename });
    expect(typed('shop_item_Entry')).toBe('shop_item');
    expect(typed('shop_Entry_item')).toBe('shop_Entry_item');
  });
});

const pages = { eventOverview: { url: '/concerten' } };
const calendar = { title: 'Concerten', url: '/concerten' };
const visit = { title: 'Uw bezoek', url: '/bezoek' };

describe('an overview', () => {
  it('LIST-17 lists concerts if its parent is the calendar', () => {
    expect(isConcertOverview({ path: [calendar] }, pages)).toBe(true);
  });

  it('TPL-13 leads to what its editor chose everywhere else', () => {
    expect(isConcertOverview({ path: [visit] }, pages)).toBe(false);
    expect(isConcertOverview({ path: [calendar, visit] }, pages)).toBe(false);
    expect(isConcertOverview({ path: [] }, pages)).toBe(false);
  });
});

describe('the card of a page', () => {
  it('contains its address, its title and its introduction as plain text', () => {
    expect(toPageCard(aPage({ introduction: [{ kind: 'text', text: 'Vier zalen.' }] }))).toEqual({
      uri: 'over/het-huis',
      url: '/over/het-huis',
      title: 'Het huis',
      introduction: 'Vier zalen.',
    });
  });

  it('contains subtitle, picture and theme if the page has them', () => {
    const own = {
      subtitle: 'Aan de haven',
      image: { alt: 'De foyer', renditions: {} },
      theme: 'petrol',
    } as const;
    expect(toPageCard(aPage(own))).toMatchObject(own);
  });
});

describe('the template of a page', () => {
  it.each([
    ['TPL-1', 'campaign_campaign_Entry', 'campaign'],
    ['TPL-2', 'discovery_discovery_Entry', 'discovery'],
    ['TPL-3', 'discoveryCollection_discoveryCollection_Entry', 'discoveryCollection'],
    ['TPL-4', 'discoveryOverview_discoveryOverview_Entry', 'discoveryOverview'],
    ['TPL-5', 'discoverySearchOverview_discoverySearchOverview_Entry', 'discoverySearch'],
    ['TPL-6', 'educationOverview_educationOverview_Entry', 'educationOverview'],
    ['TPL-7', 'educationProduction_default_Entry', 'educationProduction'],
    ['TPL-8', 'event_default_Entry', 'event'],
    ['TPL-10', 'eventOverview_eventOverview_Entry', 'eventOverview'],
    ['TPL-11', 'favoritePage_favoritePage_Entry', 'favorites'],
    ['TPL-12', 'home_home_Entry', 'home'],
    ['TPL-13', 'contentOverview_contentOverview_Entry', 'overview'],
    ['TPL-14', 'page_page_Entry', 'page'],
    ['TPL-15', 'press_press_Entry', 'press'],
    ['TPL-16', 'pressOverview_pressOverview_Entry', 'pressOverview'],
    ['PERSON-1', 'musician_musician_Entry', 'musician'],
    ['TPL-17', 'recommendation_recommendation_Entry', 'recommendation'],
    ['TPL-18', 'search_search_Entry', 'search'],
    ['TPL-19', 'series_default_Entry', 'series'],
    ['TPL-20', 'seriesOverview_seriesOverview_Entry', 'seriesOverview'],
    ['TPL-22', 'errorPage_errorPage_Entry', 'error'],
  ])('%s is chosen by %s', (_, typename, template) => {
    expect(findTemplateByTypename(typename)).toBe(template);
    expect(findTemplateByTypename(typename.replace('_Entry', ''))).toBe(template);
  });

  it('ROUTE-7 goes by the section where the entry type is new', () => {
    expect(findTemplateByTypename('event_education_Entry')).toBe('event');
    expect(findTemplateByTypename('event')).toBe('event');
  });

  it.each(['', '_', '_Entry', 'vacancy_default_Entry', 'toString', '__proto__', 'constructor_x_Entry'])(
    'TPL-21 is the unknown page for %j',
    (typename) => {
      expect(findTemplateByTypename(typename)).toBe('unknown');
    },
  );
});
