import { describe, expect, it } from 'vitest';
import { isConcertOverview } from '#domain/page/page.ts';

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
