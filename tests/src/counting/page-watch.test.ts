import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Banner } from '#domain/event/banner.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { PageWatch, type WatchedPage } from '#src/counting/page-watch.ts';
import { windowViews } from '#tests/kit/window-views.ts';

const banners: readonly Banner[] = [1, 2, 3].map((id) => ({
  id,
  position: id,
  seriesPosition: id,
  title: `Aankondiging ${id}`,
  url: `/aankondiging/${id}`,
}));

/** A page on which announcements stand, and nothing else. */
function watching() {
  const places = banners.map(({ id }) => {
    const place = { dataset: { banner: String(id) }, closest: () => place } as unknown as Element;
    return place;
  });
  let drawn: readonly Element[] = places;
  const page = {
    querySelectorAll: () => drawn,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as Document;
  const { Observer, Changes, come, draw } = windowViews();
  const told: TrackingEvent[] = [];
  const watch = new PageWatch(
    page,
    (event) => told.push(event),
    () => moment('2026-11-20T12:00:00+01:00'),
    { Observer, Changes },
  );
  const shown: WatchedPage = { events: [], banners, navigation: null, ticketing: [] };
  watch.show(shown);
  return {
    come: (...ids: number[]) => come(...ids.map((id) => places[id - 1] as Element)),
    draw: (...ids: number[]) => {
      drawn = ids.map((id) => places[id - 1] as Element);
      draw();
    },
    told,
    watch,
    shown,
  };
}

const viewOf = (...ids: number[]) => ({
  event: 'promotionView',
  ecommerce: { promoView: { promotions: ids.map((id) => expect.objectContaining({ id })) } },
});

describe('announcements on a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('LAYOUT-17 TRACK-3 are counted as seen when they come into view, together where they come together', () => {
    const { come, told } = watching();
    expect(told).toEqual([]);
    come(1);
    come(2);
    come(3);
    vi.advanceTimersByTime(10);
    expect(told).toEqual([viewOf(1), viewOf(2, 3)]);
  });

  it('TRACK-3 are counted once a page', () => {
    const { come, told, watch, shown } = watching();
    come(1);
    vi.advanceTimersByTime(10);
    come(1, 2);
    expect(told).toEqual([viewOf(1), viewOf(2)]);
    watch.show(shown);
    come(1);
    expect(told).toEqual([viewOf(1), viewOf(2), viewOf(1)]);
  });

  it('TRACK-3 are counted too where the list they stand in is drawn a while after its answer has come', () => {
    const { come, draw, told, watch, shown } = watching();
    draw();
    watch.show(shown);
    come(2);
    expect(told).toEqual([]);
    draw(1, 2);
    come(2);
    vi.advanceTimersByTime(10);
    draw(1, 2, 3);
    come(3);
    expect(told).toEqual([viewOf(2), viewOf(3)]);
  });

  it('TRACK-3 are not looked for any more where nobody watches', () => {
    const { come, draw, told, watch, shown } = watching();
    const end = watch.start();
    draw();
    watch.show(shown);
    end();
    draw(1);
    come(1);
    expect(told).toEqual([]);
  });

  it('TRACK-3 are not looked for where the page has none', () => {
    const { come, told, watch, shown } = watching();
    watch.show({ ...shown, banners: [] });
    come(1);
    expect(told).toEqual([]);
  });
});
