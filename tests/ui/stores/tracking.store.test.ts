import { describe, expect, it } from 'vitest';
import type { Consent } from '#domain/tracking/consent.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { InMemoryAnalytics } from '#tests/support/in-memory-analytics.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { TrackedVisitor } from '#tests/ui/stores/tracked-visitor.ts';
import { type TrackedPageView, TrackingStore } from '#ui/stores/tracking.store.ts';

const chosen: TrackingEvent = {
  kind: 'filterChosen',
  list: 'events',
  filter: 'genres',
  value: 'Jazz',
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

/** A visitor with this consent, and the events recorded of them. */
function given(answer: Consent = 'accepted', visitor = new TrackedVisitor()) {
  visitor.answerConsent(answer);
  const analytics = new InMemoryAnalytics();
  const timer = new ManualTimer();
  const { consent, experiments, session } = visitor.stores;
  const store = new TrackingStore(analytics, consent, experiments, session, timer);
  const names = () => analytics.events.map(({ kind }) => kind);
  const variants = () => analytics.events.flatMap((event) => ('variant' in event ? event.variant : []));
  return { visitor, analytics, timer, store, names, variants, end: store.start() };
}

describe('a page view', () => {
  it('TRACK-2 is pushed 250 ms later, not sooner', () => {
    const { analytics, timer, store } = given();
    store.trackPage(aShownPage());
    timer.advance(249);
    expect(analytics.events).toEqual([]);
    timer.advance(1);
    expect(analytics.events).toEqual([
      {
        kind: 'pageViewed',
        path: '/concerten',
        title: 'Titel van /concerten',
        pageType: 'eventOverview_eventOverview',
        language: 'nl',
      },
    ]);
  });

  it('TRACK-2 is pushed immediately if the page is left sooner, with its lists and after earlier events', () => {
    const { analytics, timer, store, names } = given();
    store.track({ ...chosen, kind: 'filterRemoved' });
    store.trackPage(aShownPage('/een', [chosen]));
    timer.advance(200);
    store.trackPage(aShownPage('/twee'));
    expect(names()).toEqual(['filterRemoved', 'pageViewed', 'filterChosen']);
    expect(analytics.events[1]).toMatchObject({ path: '/een', title: 'Titel van /een' });
    timer.advance(249);
    expect(names()).toHaveLength(3);
    timer.advance(1);
    expect(analytics.events.slice(3)).toMatchObject([{ path: '/twee' }]);
  });

  it('TRACK-2 is pushed once if the page is left later', () => {
    const { timer, store, names } = given();
    store.trackPage(aShownPage('/een'));
    timer.advance(250);
    store.track(chosen);
    store.trackPage(aShownPage('/twee'));
    expect(names()).toEqual(['pageViewed']);
    timer.advance(250);
    expect(names()).toEqual(['pageViewed', 'filterChosen', 'pageViewed']);
  });

  it('TRACK-4 pushes the experiments of the page once, even if they arrive later', () => {
    const { visitor, timer, store, names } = given();
    store.trackPage(aShownPage());
    timer.advance(250);
    visitor.run({ cv09: { enabled: true, variationKey: 'B' } });
    visitor.run({ cv09: { enabled: true, variationKey: 'A' } });
    expect(names()).toEqual(['pageViewed', 'experimentViewed']);
    store.trackPage(aShownPage('/concerten?page=2'));
    timer.advance(250);
    expect(names()).toEqual(['pageViewed', 'experimentViewed', 'pageViewed', 'experimentViewed']);
  });

  it('TRACK-4 never reports B for a page rendered as the first version, even if the next is the second', () => {
    const { visitor, timer, store, variants } = given();
    visitor.run({ cv09: { enabled: true, variationKey: 'B' } });
    store.setVersion(1);
    store.trackPage(aConcertPage('/concerten/bach'));
    store.setVersion(2);
    store.trackPage(aConcertPage('/concerten/reich'));
    timer.advance(250);
    expect(variants()).toEqual(['A', 'B']);
  });
});

describe('an event', () => {
  it('TRACK-3 is pushed immediately when the document is left', () => {
    const { analytics, timer, store } = given();
    store.track(chosen);
    store.flush();
    expect(analytics.events).toEqual([chosen]);
    timer.advance(250);
    expect(analytics.events).toHaveLength(1);
  });

  it('is not pushed after the store stopped', () => {
    const { analytics, timer, store, end } = given();
    store.track(chosen);
    store.trackPage(aShownPage());
    end();
    timer.advance(1000);
    expect([analytics.events, timer.pendingCount]).toEqual([[], 0]);
  });
});

describe('the visitor', () => {
  const noor = { user: { id: 7001, hash: 'secret', tags: [37] }, customerId: null };

  it('TRACK-3 is pushed with consent, and again on changes, without hash', () => {
    const { visitor, analytics, timer } = given('pending');
    visitor.receiveSession(noor);
    visitor.answerConsent('accepted');
    timer.advance(250);
    visitor.receiveSession({ ...noor, orderSize: 2 });
    timer.advance(250);
    visitor.receiveSession({ ...noor, customerId: 'C-1' });
    timer.advance(250);
    expect(analytics.events).toEqual([
      { kind: 'visitorKnown', userId: 7001, customerId: null },
      { kind: 'visitorKnown', userId: 7001, customerId: 'C-1' },
    ]);
  });

  it('TRACK-3 is pushed if known before the first event', () => {
    const visitor = new TrackedVisitor();
    visitor.receiveSession(noor);
    const { analytics, timer } = given('accepted', visitor);
    timer.advance(250);
    expect(analytics.events).toMatchObject([{ kind: 'visitorKnown', userId: 7001 }]);
  });

  it('TRACK-5 is not pushed if consent is withdrawn within the delay', () => {
    const { visitor, analytics, timer, store } = given();
    visitor.receiveSession(noor);
    store.track(chosen);
    store.trackPage(aShownPage());
    visitor.answerConsent('denied');
    timer.advance(250);
    expect(analytics.events).toEqual([]);
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
      expect(analytics.events).toEqual([]);
      visitor.run({ cv09: { enabled: true, variationKey: 'A' } });
      store.track(chosen);
      timer.advance(250);
      expect(names()).toEqual(['experimentViewed', 'filterChosen']);
    },
  );

  it('TRACK-1 is passed to the analytics, at first and on each change', () => {
    const { visitor, analytics } = given('pending');
    visitor.answerConsent('accepted');
    visitor.answerConsent('denied');
    expect(analytics.consents).toEqual(['pending', 'accepted', 'denied']);
  });
});
