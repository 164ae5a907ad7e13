import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import type { Suggestion, SuggestionLookupState } from '#domain/recommendation/suggestions.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import type { SearchPort, EventWithTagsAndPrices } from '#ports/search.port.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { AllConcertsSearch } from '#tests/ui/screens/recommendation/a-run.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { SuggestedConcertsViewModel } from '#ui/screens/recommendation/suggested-concerts.view-model.ts';

interface HeldPages {
  readonly locale: Locale;
  readonly uris: readonly string[];
  readonly come: () => void;
  readonly fail: (cause: unknown) => void;
  /** The search is unavailable: no concert is found. */
  readonly comeEmpty: () => void;
}

/** A search whose responses the test resolves, in any order. */
class SlowSearch extends AllConcertsSearch {
  readonly held: HeldPages[] = [];

  override eventsAt({
    locale,
    uris,
  }: Parameters<SearchPort['eventsAt']>[0]): Promise<readonly EventWithTagsAndPrices[]> {
    return new Promise((resolve, reject) => {
      const events = uris
        .filter((uri) => uri !== 'gone')
        .map((uri) => ({ ...anEventCard({ uri }), tags: [], pricesByTag: [] }));
      const [come, comeEmpty] = [() => resolve(events), () => resolve([])];
      this.held.push({ locale, uris, come, comeEmpty, fail: reject });
    });
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
    countRequests: () => search.held.length,
    startLateRequest: async () => {
      concerts.show(known('a', 'b'));
      return async () => {
        search.held[0]?.come();
        await flushPromises();
      };
    },
  };
});

describe('the suggested concerts', () => {
  it('KEUZE-6 are none before there are suggestions, and are looked up in the language of the page', async () => {
    const { concerts, search, uris } = listing();
    expect([concerts.kind, concerts.isShowingAll, uris()]).toEqual(['none', false, []]);
    concerts.show(known('b', 'a'));
    expect([concerts.kind, concerts.shown]).toEqual(['loading', []]);
    expect(search.held.map((request) => [request.locale, request.uris])).toEqual([['en', ['b', 'a']]]);
    search.held[0]?.come();
    await flushPromises();
    expect([concerts.kind, uris()]).toEqual(['ready', ['b', 'a']]);
  });

  it('KEUZE-6 are looked up and tracked once for the same suggestions, while pending and after', async () => {
    const { concerts, search, tracked } = listing();
    const lookup = known('a');
    concerts.show(lookup);
    concerts.show(lookup);
    search.held[0]?.come();
    await flushPromises();
    concerts.showAll();
    concerts.show(lookup);
    expect([search.held.length, tracked.map(({ kind }) => kind)]).toEqual([1, ['concertsSuggested']]);
    expect(concerts.isShowingAll).toBe(true);
    concerts.show(known('b'));
    expect([search.held.length, concerts.isShowingAll]).toEqual([2, false]);
  });

  it.each([
    ['asking', 'lookingUp'],
    ['failed', 'missing'],
  ] as const)('KEUZE-6 are not looked up while the lookup itself is %s', async (kind, shown) => {
    const { concerts, search } = listing();
    concerts.show(known('a'));
    concerts.show({ kind, scores: { 7: 0.5 } });
    expect([concerts.kind, concerts.events]).toEqual([shown, []]);
    search.held[0]?.come();
    await flushPromises();
    expect([concerts.kind, search.held.length]).toEqual([shown, 1]);
  });

  it('KEUZE-6 are missing, and not tracked, if none could be loaded, until a retry', async () => {
    const { concerts, search, tracked, uris } = listing();
    concerts.show(known('a'));
    search.held[0]?.comeEmpty();
    await flushPromises();
    expect([concerts.kind, tracked]).toEqual(['missing', []]);
    void concerts.load();
    search.held[1]?.come();
    await flushPromises();
    expect([concerts.kind, uris(), tracked.length]).toEqual(['ready', ['a'], 1]);
    concerts.show(known('gone'));
    search.held[2]?.come();
    await flushPromises();
    expect([concerts.kind, tracked.length]).toEqual(['missing', 1]);
  });

  it('KEUZE-6 are none, and not tracked, if nothing fits', async () => {
    const { concerts, tracked, search } = listing();
    concerts.show(known());
    await flushPromises();
    expect([concerts.kind, concerts.events, tracked, search.held]).toEqual(['ready', [], [], []]);
  });

  it('KEUZE-6 are requested again if a stop aborted the request, and not if they are loaded', async () => {
    const { concerts, search, uris } = listing();
    concerts.show(known('a'));
    const stop = concerts.start();
    expect(search.held.length).toBe(1);
    stop();
    const stopAgain = concerts.start();
    expect(search.held.length).toBe(2);
    search.held[0]?.come();
    await flushPromises();
    expect(concerts.kind).toBe('loading');
    search.held[1]?.come();
    await flushPromises();
    stopAgain();
    concerts.start();
    expect([uris(), search.held.length]).toEqual([['a'], 2]);
  });
});
