import { expect, it } from 'vitest';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { renderElement } from '#tests/ui/render-element.tsx';
import { DeferredService } from '#ui/kit/deferred-service.ts';
import { useOfferMoment } from '#ui/kit/use-offer-moment.ts';
import { initialVisitorSnapshot, type VisitorServices, type VisitorSnapshot } from '#ui/kit/visitor-layer.ts';
import { OfferChangeNotifier } from '#ui/stores/offer-change-notifier.ts';

const renderedAt = moment('2026-11-20T12:00:00+01:00');
const offers = [{ event: anEventCard() }];

function OfferMoment() {
  return <time>{useOfferMoment(offers, [])}</time>;
}

it('E09 the offer of a part that hydrates late is for the moment of the document, as its markup is', () => {
  const clock = new ManualClock(addMilliseconds(renderedAt, hourMs));
  const loaded = { ...initialVisitorSnapshot, offerClock: new OfferChangeNotifier(clock, new ManualTimer()) };
  const visitor = new DeferredService<VisitorSnapshot, VisitorServices>(loaded, () => {});
  // React renders a part on the server as in hydration: with the server's snapshot.
  const markup = renderElement(<OfferMoment />, { now: renderedAt, visitor });
  expect(markup).toBe(`<time>${renderedAt}</time>`);
});
