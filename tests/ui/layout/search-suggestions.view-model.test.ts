import { describe, expect, it } from 'vitest';
import { emptySiteSearchResult, type SiteSearchResult } from '#domain/listing/site-search.ts';
import type { SearchPort } from '#ports/search.port.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { flushPromises, PendingCalls } from '#tests/support/pending-calls.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { SearchSuggestionsViewModel } from '#ui/layout/search-suggestions.view-model.ts';

const pauseMs = 500;

type Question = Parameters<SearchPort['find']>[0];

/** A search whose responses the test resolves, in any order. */
class DeferredSearch extends PendingCalls<{ readonly question: Question; readonly signal?: AbortSignal }> {
  #total = 0;

  find(question: Question, signal?: AbortSignal): Promise<SiteSearchResult> {
    return this.hold({ question, ...(signal && { signal }) }, () => ({
      ...emptySiteSearchResult,
      total: this.#total,
    }));
  }

  /** Resolves the request for a keyword with a number of pages. */
  async letGo(keyword: string, total: number): Promise<void> {
    this.#total = total;
    this.calls.find(({ question }) => question.keyword === keyword)?.deliver();
    await flushPromises();
  }
}

function aSearchField() {
  const search = new DeferredSearch();
  const timer = new ManualTimer();
  return { search, timer, field: new SearchSuggestionsViewModel(search, timer.clock, timer, 'nl') };
}

viewModelContract('the suggestions of the header’s search', () => {
  const { search, timer, field } = aSearchField();
  return {
    viewModel: field,
    readState: () => field.state,
    observed: 'state',
    countRequests: () => search.requests.length,
    startLateRequest: async () => {
      field.type('mahler');
      timer.advance(pauseMs);
      return () => search.letGo('mahler', 3);
    },
  };
});

describe('the search suggestions', () => {
  it('LAYOUT-3 are requested once, half a second after the last letter', () => {
    const { search, timer, field } = aSearchField();
    field.type('ma');
    timer.advance(pauseMs - 1);
    field.type('mahler');
    timer.advance(pauseMs - 1);
    expect(search.requests).toEqual([]);
    timer.advance(1);
    expect(search.requests.map(({ question }) => question.keyword)).toEqual(['mahler']);
  });

  it('LAYOUT-3 abort an older request on further typing, and show only the latest response', async () => {
    const { search, timer, field } = aSearchField();
    field.type('bach');
    timer.advance(pauseMs);
    field.type('bartók');
    expect(search.requests[0]?.signal?.aborted).toBe(true);
    timer.advance(pauseMs);
    await search.letGo('bartók', 2);
    await search.letGo('bach', 9);
    expect(field.state).toMatchObject({ kind: 'answered', keyword: 'bartók', found: { total: 2 } });
  });

  it('LAYOUT-3 keep the old response until the new one arrives', async () => {
    const { search, timer, field } = aSearchField();
    field.type('bach');
    timer.advance(pauseMs);
    await search.letGo('bach', 9);
    field.type('bartók');
    timer.advance(pauseMs);
    expect([field.state.kind, field.state.found.total]).toEqual(['loading', 9]);
  });

  it('LAYOUT-3 are not requested for an empty keyword, nor twice for the same', async () => {
    const { search, timer, field } = aSearchField();
    field.type('   ');
    timer.advance(pauseMs);
    field.type('bach');
    timer.advance(pauseMs);
    await search.letGo('bach', 9);
    field.type(' bach ');
    timer.advance(pauseMs);
    expect(search.requests).toHaveLength(1);
  });

  it('LAYOUT-3 show the cached response for a keyword that is typed again', async () => {
    const { search, timer, field } = aSearchField();
    field.type('bach');
    timer.advance(pauseMs);
    await search.letGo('bach', 9);
    field.type('bartók');
    timer.advance(pauseMs);
    field.type('bach');
    expect([field.state.kind, field.state.found.total]).toEqual(['answered', 9]);
  });

  it('LAYOUT-3 are empty when the field is emptied', async () => {
    const { search, timer, field } = aSearchField();
    field.type('bach');
    timer.advance(pauseMs);
    await search.letGo('bach', 9);
    field.type('');
    expect([field.state.kind, field.state.found.total]).toEqual(['idle', 0]);
  });

  it('LAYOUT-3 are requested in the language of the page, for coming concerts', () => {
    const { search, timer, field } = aSearchField();
    field.type('mahler');
    timer.advance(pauseMs);
    expect(search.requests.map(({ question }) => question)).toEqual([
      { locale: 'nl', keyword: 'mahler', now: timer.clock.now(), page: 1 },
    ]);
  });

  it('LAYOUT-3 do not report an aborted request as a failure', async () => {
    const { search, timer, field } = aSearchField();
    const failures: unknown[] = [];
    const onRejection = (cause: unknown) => failures.push(cause);
    process.on('unhandledRejection', onRejection);
    search.find = (_question, signal?: AbortSignal) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    field.type('mahler');
    timer.advance(pauseMs);
    field.type('');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', onRejection);
    expect([failures, field.state.kind]).toEqual([[], 'idle']);
  });
});
