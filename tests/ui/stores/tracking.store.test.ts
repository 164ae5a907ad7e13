import { describe, expect, it } from 'vitest';
import { InMemoryAnalytics } from '#adapters/in-memory/in-memory-analytics.adapter.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { CountedVisitor } from '#tests/ui/stores/counted-visitor.ts';
import { type ShownPage, TrackingStore } from '#ui/stores/tracking.store.ts';

const chosen: TrackingEvent = {
  event: 'filter_select',
  list: 'events',
  filter_name: 'genres',
  filter_value: 'Jazz',
};

function aShownPage(path = '/concerten', events: readonly TrackingEvent[] = []): ShownPage {
  return {
    path,
    type: 'eventOverview_eventOverview',
    language: 'nl',
    title: () => `Titel van ${path}`,
    events,
  };
}

function given() {
  const visitor = new CountedVisitor();
  const analytics = new InMemoryAnalytics();
  const timer = new ManualTimer();
  const { consent, experiments, session } = visitor.stores;
  const store = new TrackingStore(analytics, consent, experiments, session, timer);
  const names = () => analytics.pushed.map((push) => ('event' in push ? push.event : 'cleared'));
  return { visitor, analytics, timer, store, names, end: store.start() };
}

describe('a page that is shown', () => {
  it('TRACK-2 is told 250 ms later, not sooner, with the title it has by then', () => {
    const { analytics, timer, store } = given();
    store.show(aShownPage());
    timer.advance(249);
    expect(analytics.pushed).toEqual([]);
    timer.advance(1);
    expect(analytics.pushed).toEqual([
      {
        event: 'page_view',
        page_path: '/concerten',
        page_title: 'Titel van /concerten',
        page_type: 'eventOverview_eventOverview',
        language: 'nl',
      },
    ]);
  });

  it('TRACK-2 is not told where it was left sooner', () => {
    const { analytics, timer, store } = given();
    store.show(aShownPage('/een'));
    timer.advance(200);
    store.show(aShownPage('/twee'));
    timer.advance(250);
    expect(analytics.pushed.map((push) => 'page_path' in push && push.page_path)).toEqual(['/twee']);
  });

  it('TRACK-3 is followed by what stands on it', () => {
    const { timer, store, names } = given();
    store.show(aShownPage('/concerten', [chosen]));
    timer.advance(250);
    expect(names()).toEqual(['page_view', 'filter_select']);
  });

  it('TRACK-4 tells of the experiments on it once, also where they are known later', () => {
    const { visitor, timer, store, names } = given();
    store.show(aShownPage());
    timer.advance(250);
    visitor.run({ cv09: { enabled: true, variationKey: 'B' } });
    visitor.run({ cv09: { enabled: true, variationKey: 'A' } });
    expect(names()).toEqual(['page_view', 'CRO_Tests']);
    store.show(aShownPage('/concerten?page=2'));
    timer.advance(250);
    expect(names()).toEqual(['page_view', 'CRO_Tests', 'page_view', 'CRO_Tests']);
  });
});

describe('something that happens', () => {
  it('TRACK-2 is told 250 ms later, in the order it happened', () => {
    const { analytics, timer, store } = given();
    store.track(chosen);
    timer.advance(100);
    store.track({ ...chosen, event: 'filter_remove' });
    timer.advance(149);
    expect(analytics.pushed).toEqual([]);
    timer.advance(250);
    expect(analytics.pushed).toEqual([chosen, { ...chosen, event: 'filter_remove' }]);
  });

  it('TRACK-3 is told at once where the document is about to go', () => {
    const { analytics, timer, store } = given();
    store.track(chosen);
    store.flush();
    expect(analytics.pushed).toEqual([chosen]);
    timer.advance(250);
    expect(analytics.pushed).toHaveLength(1);
  });

  it('is told no more after it was stopped', () => {
    const { analytics, timer, store, end } = given();
    store.track(chosen);
    store.show(aShownPage());
    end();
    timer.advance(1000);
    expect([analytics.pushed, timer.waiting]).toEqual([[], 0]);
  });
});

describe('who is there', () => {
  const noor = { user: { id: 7001, hash: 'secret', tags: [37] }, customerId: null };

  it('TRACK-5 is told to nobody before consent', () => {
    const { visitor, analytics, timer } = given();
    visitor.hear(noor);
    visitor.say('denied');
    timer.advance(250);
    expect(analytics.pushed).toEqual([]);
  });

  it('TRACK-3 is told with consent, and again when it changes, without hash', () => {
    const { visitor, analytics, timer } = given();
    visitor.hear(noor);
    visitor.say('accepted');
    timer.advance(250);
    visitor.hear({ ...noor, orderSize: 2 });
    timer.advance(250);
    visitor.hear({ ...noor, customerId: 'C-1' });
    timer.advance(250);
    expect(analytics.pushed).toEqual([
      { event: 'user_info', user_id: 7001, customer_id: null, logged_in: true },
      { event: 'user_info', user_id: 7001, customer_id: 'C-1', logged_in: true },
    ]);
  });

  it('TRACK-5 is not told where consent was withdrawn within the moment', () => {
    const { visitor, analytics, timer } = given();
    visitor.hear(noor);
    visitor.say('accepted');
    visitor.say('denied');
    timer.advance(250);
    expect(analytics.pushed).toEqual([]);
  });
});

describe('consent', () => {
  it('TRACK-1 is told to everyone who counts, at first and at each change', () => {
    const { visitor, analytics } = given();
    visitor.say('accepted');
    visitor.say('denied');
    expect(analytics.told).toEqual(['pending', 'accepted', 'denied']);
  });
});
