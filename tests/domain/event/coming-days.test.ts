import { describe, expect, it } from 'vitest';
import { comingDays, stillToCome } from '#domain/event/coming-days.ts';
import type { EventCard } from '#domain/event/event.ts';
import { anEvent } from '#tests/domain/event/an-event.ts';
import { at, onDay } from '#tests/domain/time/at.ts';

/** A Wednesday; 5 and 6 December are its weekend. */
const today = onDay('2026-12-02');

function concertOn(day: string, clock = '20:15'): EventCard {
  return anEvent({ uri: `concerten/${day}-${clock}`, starts: at(`${day}T${clock}:00+01:00`) });
}

const daysOf = (...coming: readonly EventCard[]) => {
  const { next, soon } = comingDays(coming, today);
  return { next: next?.day, soon: soon.map(({ day }) => day) };
};

describe('the front page’s days', () => {
  it('TPL-12 are the first that has concerts, whole, and the weekend after it', () => {
    const matinee = concertOn('2026-12-03', '12:30');
    const evening = concertOn('2026-12-03');
    const saturday = concertOn('2026-12-05');
    const { next, soon } = comingDays([matinee, evening, concertOn('2026-12-04'), saturday], today);
    expect(next).toEqual({ day: '2026-12-03', events: [matinee, evening] });
    expect(soon).toEqual([{ day: '2026-12-05', events: [saturday] }]);
  });

  it('TPL-12 are Sunday after Saturday, and nothing of the weekend that follows', () => {
    expect(daysOf(...['2026-12-05', '2026-12-06', '2026-12-12'].map((day) => concertOn(day)))).toEqual({
      next: '2026-12-05',
      soon: ['2026-12-06'],
    });
  });

  it('TPL-12 are the next two where the weekend is silent', () => {
    const days = ['2026-12-07', '2026-12-09', '2026-12-12', '2026-12-13'];
    expect(daysOf(...days.map((day) => concertOn(day)))).toEqual({
      next: '2026-12-07',
      soon: ['2026-12-09', '2026-12-12'],
    });
  });

  it('TPL-12 are none where nothing is planned', () => {
    expect(comingDays([], today)).toEqual({ next: null, soon: [] });
  });
});

describe('an editor’s choice of concerts', () => {
  it('TPL-12 shows those of today and later, in the editor’s order', () => {
    const [past, early, late] = ['2026-12-01', '2026-12-02', '2026-12-24'].map((day) => concertOn(day));
    const chosen = [late, past, early].filter((event) => event !== undefined);
    expect(stillToCome(chosen, today)).toEqual([late, early]);
  });

  it('TPL-12 LIST-16 shows what began earlier today, by the clock of the hall', () => {
    const justAfterMidnight = anEvent({ starts: at('2026-12-01T23:10:00Z') });
    expect(stillToCome([justAfterMidnight], today)).toEqual([justAfterMidnight]);
  });
});
