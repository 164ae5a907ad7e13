import { describe, expect, it } from 'vitest';
import { toPageCard } from '#domain/page/page-card.ts';
import { isConcertOverview } from '#domain/page/page.ts';
import { toTrackedPageType } from '#domain/tracking/tracking-event.ts';
import { aPage } from '#tests/domain/page/a-page.ts';

describe('the type of a page', () => {
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
