import { describe, expect, it } from 'vitest';
import { InMemoryAnalytics } from '#adapters/in-memory/in-memory-analytics.adapter.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { TrackedVisitor } from '#tests/ui/stores/tracked-visitor.ts';
import { type TrackedPageView, TrackingStore } from '#ui/stores/tracking.store.ts';

const chosen: TrackingEvent = {
  event: 'filter_select',
  list: 'events',
  filter_name: 'genres',
  filter_value: 'Jazz',
};

function aShownPage(path = '/concerten', events: readonly TrackingEvent[] = []): TrackedPageView {
  return {
    path,
    type: 'eventOverview_eventOverview',
    language: 'nl',
    title: `Titel van ${path}`,
    events,
  };
}

function aConcertPage(path: string): TrackedPageView {
  return { ...aShownPage(path), type: 'event_default' };
}

/** A visitor with this consent, and the entries pushed for them. */
function given(answer: Consent = 'accepted', visitor = new TrackedVisitor()) {
  visitor.answerConsent(answer);
  const analytics = new InMemoryAnalytics();
  const timer = new ManualTimer();
  const { consent, experiments, session } = visitor.stores;
  const store = new TrackingStore(analytics, consent, experiments, session, timer);
  const names = () => analytics.entries.map((push) => ('event' in push ? push.event : 'cleared'));
  const variants = () => analytics.entries.flatMap((push) => ('variant' in push ? push.variant : []));
  return { visitor, analytics, timer, store, names, variants, end: store.start() };
}

describe('a page view', () => {
  it('TRACK-2 is pushed 250 ms later, not sooner', () => {
    const { analytics, timer, store } = given();
    store.trackPage(aShownPage());
    timer.advance(249);
    expect(analytics.entries).toEqual([]);
    timer.advance(1);
    expect(analytics.entries).toEqual([
      {
        event: 'page_view',
        page_path: '/concerten',
        page_title: 'Titel van /concerten',
        page_type: 'eventOverview_eventOverview',
        language: 'nl',
      },
    ]);
  });

  it('TRACK-2 is pushed immediately if the page is left sooner, with its lists and after earlier events', () => {
    const { analytics, timer, store, names } = given();
    store.track({ ...chosen, event: 'filter_remove' });
    store.trackPage(aShownPage('/een', [chosen]));
    timer.advance(200);
    store.trackPage(aShownPage('/twee'));
    expect(names()).toEqual(['filter_remove', 'page_view', 'filter_select']);
    expect(analytics.entries[1]).toMatchObject({ page_path: '/een', page_title: 'Titel van /een' });
    timer.advance(249);
    expect(names()).toHaveLength(3);
    timer.advance(1);
    expect(analytics.entries.slice(3)).toMatchObject([{ page_path: '/twee' }]);
  });

  it('TRACK-2 is pushed once if the page is left later', () => {
    const { timer, store, names } = given();
    store.trackPage(aShownPage('/een'));
    timer.advance(250);
    store.track(chosen);
    store.trackPage(aShownPage('/twee'));
    expect(names()).toEqual(['page_view']);
    timer.advance(250);
    expect(names()).toEqual(['page_view', 'filter_select', 'page_view']);
  });

  it('TRACK-2 is pushed with its lists if the document is left sooner', () => {
    const { timer, store, names } = given();
    store.trackPage(aShownPage('/concerten', [chosen]));
    store.flush();
    timer.advance(250);
    expect(names()).toEqual(['page_view', 'filter_select']);
  });

  it('TRACK-3 is followed by the events of its items', () => {
    const { timer, store, names } = given();
    store.trackPage(aShownPage('/concerten', [chosen]));
    timer.advance(250);
    expect(names()).toEqual(['page_view', 'filter_select']);
  });

  it('TRACK-4 pushes the experiments of the page once, even if they arrive later', () => {
    const { visitor, timer, store, names } = given();
    store.trackPage(aShownPage());
    timer.advance(250);
    visitor.run({ cv09: { enabled: true, variationKey: 'B' } });
    visitor.run({ cv09: { enabled: true, variationKey: 'A' } });
    expect(names()).toEqual(['page_view', 'CRO_Tests']);
    store.trackPage(aShownPage('/concerten?page=2'));
    timer.advance(250);
    expect(names()).toEqual(['page_view', 'CRO_Tests', 'page_view', 'CRO_Tests']);
  });

  it('TRACK-4 pushes no experiment that arrives after the page was left', () => {
    const { visitor, timer, store, names } = given();
    store.trackPage(aShownPage());
    timer.advance(250);
    store.trackPage({ ...aShownPage('/over-ons'), type: 'page_page' });
    visitor.run({ cv09: { enabled: true, variationKey: 'B' } });
    timer.advance(250);
    expect(names()).toEqual(['page_view', 'page_view']);
  });

  it('TRACK-4 reports the version in which a concert’s page is rendered', () => {
    const { visitor, timer, store, variants } = given();
    visitor.run({ cv09: { enabled: true, variationKey: 'B' } });
    store.trackPage(aConcertPage('/concerten/bach'));
    timer.advance(250);
    for (const version of [2, 1] as const) {
      store.setVersion(version);
      store.trackPage(aConcertPage(`/concerten/${version}`));
      timer.advance(250);
    }
    expect(variants()).toEqual(['C', 'V2', 'C']);
  });

  it('TRACK-4 never reports V2 for a page rendered as the first version, even if the next is the second', () => {
    const { visitor, timer, store, variants } = given();
    visitor.run({ cv09: { enabled: true, variationKey: 'B' } });
    store.setVersion(1);
    store.trackPage(aConcertPage('/concerten/bach'));
    store.setVersion(2);
    store.trackPage(aConcertPage('/concerten/reich'));
    timer.advance(250);
    expect(variants()).toEqual(['C', 'V2']);
  });
});

describe('an event', () => {
  it('TRACK-2 is pushed 250 ms later, in order', () => {
    const { analytics, timer, store } = given();
    store.track(chosen);
    timer.advance(100);
    store.track({ ...chosen, event: 'filter_remove' });
    timer.advance(149);
    expect(analytics.entries).toEqual([]);
    timer.advance(250);
    expect(analytics.entries).toEqual([chosen, { ...chosen, event: 'filter_remove' }]);
  });

  it('TRACK-3 is pushed immediately when the document is left', () => {
    const { analytics, timer, store } = given();
    store.track(chosen);
    store.flush();
    expect(analytics.entries).toEqual([chosen]);
    timer.advance(250);
    expect(analytics.entries).toHaveLength(1);
  });

  it('is not pushed after the store stopped', () => {
    const { analytics, timer, store, end } = given();
    store.track(chosen);
    store.trackPage(aShownPage());
    end();
    timer.advance(1000);
    expect([analytics.entries, timer.pendingCount]).toEqual([[], 0]);
  });
});

describe('the visitor', () => {
  const noor = { user: { id: 7001, hash: 'secret', tags: [37] }, customerId: null };

  it('TRACK-5 is not pushed before consent', () => {
    const { visitor, analytics, timer } = given('pending');
    visitor.receiveSession(noor);
    visitor.answerConsent('denied');
    timer.advance(250);
    expect(analytics.entries).toEqual([]);
  });

  it('TRACK-3 is pushed with consent, and again on changes, without hash', () => {
    const { visitor, analytics, timer } = given('pending');
    visitor.receiveSession(noor);
    visitor.answerConsent('accepted');
    timer.advance(250);
    visitor.receiveSession({ ...noor, orderSize: 2 });
    timer.advance(250);
    visitor.receiveSession({ ...noor, customerId: 'C-1' });
    timer.advance(250);
    expect(analytics.entries).toEqual([
      { event: 'user_info', user_id: 7001, customer_id: null, logged_in: true },
      { event: 'user_info', user_id: 7001, customer_id: 'C-1', logged_in: true },
    ]);
  });

  it('TRACK-3 is pushed if known before the first event', () => {
    const visitor = new TrackedVisitor();
    visitor.receiveSession(noor);
    const { analytics, timer } = given('accepted', visitor);
    timer.advance(250);
    expect(analytics.entries).toMatchObject([{ event: 'user_info', user_id: 7001 }]);
  });

  it('TRACK-5 is not pushed if consent is withdrawn within the delay', () => {
    const { visitor, analytics, timer, store } = given();
    visitor.receiveSession(noor);
    store.track(chosen);
    store.trackPage(aShownPage());
    visitor.answerConsent('denied');
    timer.advance(250);
    expect(analytics.entries).toEqual([]);
  });
});

describe('consent', () => {
  it.each(['pending', 'denied'] as const)(
    'TRACK-5 given later pushes nothing from before it, if it was %s',
    (before) => {
      const { visitor, analytics, timer, store, names } = given(before);
      store.trackPage(aShownPage('/een', [chosen]));
      store.track(chosen);
      timer.advance(250);
      store.trackPage(aShownPage('/twee', [chosen]));
      store.track(chosen);
      visitor.answerConsent('accepted');
      timer.advance(250);
      expect(analytics.entries).toEqual([]);
      visitor.run({ cv09: { enabled: true, variationKey: 'A' } });
      store.track(chosen);
      timer.advance(250);
      expect(names()).toEqual(['CRO_Tests', 'filter_select']);
    },
  );

  it('TRACK-1 is passed to the analytics, at first and on each change', () => {
    const { visitor, analytics } = given('pending');
    visitor.answerConsent('accepted');
    visitor.answerConsent('denied');
    expect(analytics.consents).toEqual(['pending', 'accepted', 'denied']);
  });
});
