import { describe, expect, it } from 'vitest';
import { type InteractionWindow, scheduleTicketing } from '#src/browser/visitor-layer/schedule-ticketing.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';

/** A page that has just been hydrated, with the ticketing scheduled. */
function aPage(known: { isVisitorKnown?: boolean; hasBeenActive?: boolean; scrollY?: number } = {}) {
  const { isVisitorKnown = false, hasBeenActive = false, scrollY = 0 } = known;
  const events = new EventTarget();
  const window: InteractionWindow = {
    scrollY,
    navigator: { userActivation: { hasBeenActive } },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const timer = new ManualTimer();
  let loads = 0;
  scheduleTicketing({ window, timer, isVisitorKnown, load: () => (loads += 1) });
  return { timer, act: (type: string) => events.dispatchEvent(new Event(type)), loads: () => loads };
}

describe('the ticketing of a page', () => {
  it('WAY-50 is not loaded while the visitor only reads, for four seconds', () => {
    const { timer, loads } = aPage();
    timer.advance(3999);
    expect(loads()).toBe(0);
    timer.advance(1);
    expect(loads()).toBe(1);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])(
    'WAY-50 is loaded at the first %s, once',
    (type) => {
      const { act, loads, timer } = aPage();
      act(type);
      expect(loads()).toBe(1);
      act('keydown');
      timer.advance(10_000);
      expect(loads()).toBe(1);
    },
  );

  it.each([
    ['was logged in or had a basket, or comes from ticketing', { isVisitorKnown: true }],
    ['has pressed something before', { hasBeenActive: true }],
    ['has scrolled before', { scrollY: 200 }],
  ])('WAY-50 is loaded at once for a visitor who %s', (_, known) => {
    expect(aPage(known).loads()).toBe(1);
  });
});
