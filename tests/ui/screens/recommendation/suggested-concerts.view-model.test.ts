import { describe, expect, it } from 'vitest';
import type { Suggestion, SuggestionLookupState } from '#domain/recommendation/suggestions.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import type { SearchPort, EventWithTagsAndPrices } from '#ports/search.port.ts';
import { flushPromises, PendingCalls } from '#tests/support/pending-calls.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { SuggestedConcertsViewModel } from '#ui/screens/recommendation/suggested-concerts.view-model.ts';

type Question = Parameters<SearchPort['eventsAt']>[0];

/** A search whose responses the test resolves, in any order; it finds no concert while it is away. */
class SlowSearch extends PendingCalls<Question> {
  isAway = false;

  eventsAt(question: Question): Promise<readonly EventWithTagsAndPrices[]> {
    return this.hold(question, () =>
      question.uris
        .filter((uri) => uri !== 'gone' && !this.isAway)
        .map((uri) => ({ ...anEventCard({ uri }), tags: [], pricesByTag: [] })),
    );
  }

  /** Resolves a request. */
  async answer(place: number): Promise<void> {
    this.requests[place]?.deliver();
    await flushPromises();
  }
}

function suggested(...uris: readonly string[]): readonly Suggestion[] {
  return uris.map((uri, place) => ({ uri, score: 1 - place / 100 }));
}

function known(...uris: readonly string[]): SuggestionLookupState {
  return { kind: 'known', suggestions: suggested(...uris) };
}

function listing() {
  const search = new SlowSearch();
  const tracked: TrackingEvent[] = [];
  const concerts = new SuggestedConcertsViewModel(search, {
    locale: 'en',
    track: (event) => tracked.push(event),
  });
  const uris = () => concerts.events.map(({ uri }) => uri);
  return { concerts, search, tracked, uris };
}

viewModelContract('SuggestedConcertsViewModel', () => {
  const { concerts, search } = listing();
  return {
    viewModel: concerts,
    readState: () => [concerts.kind, concerts.events.length],
    observed: 'state',
    countRequests: () => search.requests.length,
    startLateRequest: async () => {
      concerts.show(known('a', 'b'));
      return () => search.answer(0);
    },
  };
});

describe('the suggested concerts', () => {
  it('KEUZE-6 are none before there are suggestions, and are looked up in the language of the page', async () => {
    const { concerts, search, uris } = listing();
    expect([concerts.kind, concerts.isShowingAll, uris()]).toEqual(['none', false, []]);
    concerts.show(known('b', 'a'));
    expect([concerts.kind, concerts.shown]).toEqual(['loading', []]);
    expect(search.requests.map(({ locale, uris: asked }) => [locale, asked])).toEqual([['en', ['b', 'a']]]);
    await search.answer(0);
    expect([concerts.kind, uris()]).toEqual(['ready', ['b', 'a']]);
  });

  it('KEUZE-6 are looked up and tracked once for the same suggestions, while pending and after', async () => {
    const { concerts, search, tracked } = listing();
    const lookup = known('a');
    concerts.show(lookup);
    concerts.show(lookup);
    await search.answer(0);
    concerts.showAll();
    concerts.show(lookup);
    expect([search.requests.length, tracked.map(({ kind }) => kind)]).toEqual([1, ['concertsSuggested']]);
    expect(concerts.isShowingAll).toBe(true);
    concerts.show(known('b'));
    expect([search.requests.length, concerts.isShowingAll]).toEqual([2, false]);
  });

  it.each([
    ['asking', 'lookingUp'],
    ['failed', 'missing'],
  ] as const)('KEUZE-6 are not looked up while the lookup itself is %s', async (kind, shown) => {
    const { concerts, search } = listing();
    concerts.show(known('a'));
    concerts.show({ kind, scores: { 7: 0.5 } });
    expect([concerts.kind, concerts.events]).toEqual([shown, []]);
    await search.answer(0);
    expect([concerts.kind, search.requests.length]).toEqual([shown, 1]);
  });

  it('KEUZE-6 are missing, and not tracked, if none could be loaded, until a retry', async () => {
    const { concerts, search, tracked, uris } = listing();
    concerts.show(known('a'));
    search.isAway = true;
    await search.answer(0);
    expect([concerts.kind, tracked]).toEqual(['missing', []]);
    search.isAway = false;
    void concerts.load();
    await search.answer(1);
    expect([concerts.kind, uris(), tracked.length]).toEqual(['ready', ['a'], 1]);
    concerts.show(known('gone'));
    await search.answer(2);
    expect([concerts.kind, tracked.length]).toEqual(['missing', 1]);
  });

  it('KEUZE-6 are none, and not tracked, if nothing fits', async () => {
    const { concerts, tracked, search } = listing();
    concerts.show(known());
    await flushPromises();
    expect([concerts.kind, concerts.events, tracked, search.requests]).toEqual(['ready', [], [], []]);
  });

  it('KEUZE-6 are requested again if a stop aborted the request, and not if they are loaded', async () => {
    const { concerts, search, uris } = listing();
    concerts.show(known('a'));
    const stop = concerts.start();
    expect(search.requests.length).toBe(1);
    stop();
    const stopAgain = concerts.start();
    expect(search.requests.length).toBe(2);
    await search.answer(0);
    expect(concerts.kind).toBe('loading');
    await search.answer(1);
    stopAgain();
    concerts.start();
    expect([uris(), search.requests.length]).toEqual([['a'], 2]);
  });
});
