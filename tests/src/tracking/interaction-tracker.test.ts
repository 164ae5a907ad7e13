import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTixFrameSite } from '#adapters/tix-frame/tix-frame.site.ts';
import type { Banner } from '#domain/event/banner.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { anEventCard, anEventId } from '#fixtures/builders/an-event.ts';
import { InteractionTracker } from '#src/tracking/interaction-tracker.ts';
import { windowViews } from '#tests/support/window-views.ts';

const banners: readonly Banner[] = [1, 2, 3].map((id) => ({
  id,
  position: id,
  seriesPosition: id,
  title: `Aankondiging ${id}`,
  url: `/aankondiging/${id}`,
}));

/** A page whose banners have each reported their element. */
function pageWithBanners(ids: readonly number[] = [1, 2, 3]) {
  const elements = banners.map(() => ({}) as Element);
  const elementOf = (id: number) => elements[id - 1] as Element;
  const { Observer, come } = windowViews();
  const tracked: TrackingEvent[] = [];
  const tracker = new InteractionTracker(
    {
      track: (event) => tracked.push(event),
      clock: { now: () => moment('2026-11-20T12:00:00+01:00') },
      site: {
        origin: 'https://www.klankhuis.example',
        ticketingHosts: ['kassa.klankhuis.example'],
      },
      parseOrder: createTixFrameSite({ tix: '', education: '' }, 'tix').parseOrder,
    },
    { Observer },
  );
  const observe = (id: number) => tracker.observeBanner(elementOf(id), banners[id - 1] as Banner);
  ids.forEach(observe);
  return {
    tracked,
    tracker,
    observe,
    unobserve: (id: number) => tracker.unobserveBanner(elementOf(id)),
    come: (...shown: number[]) => come(...shown.map(elementOf)),
  };
}

const viewOf = (...ids: number[]) => ({
  kind: 'bannersViewed',
  banners: ids.map((id) => expect.objectContaining({ id })),
});

describe('banners on a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('LAYOUT-17 TRACK-3 are tracked as they come into view, in one event if they come together', () => {
    const { come, tracked } = pageWithBanners();
    expect(tracked).toEqual([]);
    come(1);
    come(2);
    come(3);
    vi.advanceTimersByTime(10);
    expect(tracked).toEqual([viewOf(1), viewOf(2, 3)]);
  });

  it('TRACK-3 are tracked once a page, and again on the next page', () => {
    const { come, tracked, tracker } = pageWithBanners();
    come(1);
    vi.advanceTimersByTime(10);
    come(1, 2);
    expect(tracked).toEqual([viewOf(1), viewOf(2)]);
    tracker.showPage([]);
    come(1);
    expect(tracked).toEqual([viewOf(1), viewOf(2), viewOf(1)]);
  });

  it('TRACK-3 are tracked too if they are rendered later than their page', () => {
    const { come, observe, tracked, tracker } = pageWithBanners([]);
    tracker.showPage([]);
    come(2);
    expect(tracked).toEqual([]);
    observe(2);
    come(2);
    vi.advanceTimersByTime(10);
    observe(3);
    come(3);
    expect(tracked).toEqual([viewOf(2), viewOf(3)]);
  });

  it('TRACK-3 are no longer tracked once they are removed from the page', () => {
    const { come, tracked, tracker, unobserve } = pageWithBanners();
    unobserve(1);
    come(1);
    tracker.showPage([]);
    come(1);
    expect(tracked).toEqual([]);
  });

  it('TRACK-3 banners that are removed before their view is tracked are not tracked', () => {
    const { come, tracked, unobserve } = pageWithBanners();
    come(1);
    come(2, 3);
    unobserve(3);
    vi.advanceTimersByTime(10);
    expect(tracked).toEqual([viewOf(1), viewOf(2)]);
  });
});

describe('a link that a component reports', () => {
  it('TRACK-3 is tracked with the concerts of its page', () => {
    const { tracked, tracker } = pageWithBanners([]);
    const url = 'https://kassa.klankhuis.example/nl/buyingflow/tickets/12/7/';
    tracker.showPage([anEventCard({ id: anEventId(6) }), anEventCard({ id: anEventId(7) })]);
    tracker.report({ kind: 'link', url });
    tracker.report({ kind: 'link', url: 'https://elders.example/' });
    expect(tracked).toMatchObject([{ kind: 'orderLinkFollowed', concerts: [{ id: 7 }], place: 2 }]);
  });
});
