import { expect, it } from 'vitest';
import { emptySiteSearchResult } from '#domain/listing/site-search.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { renderElement } from '#tests/ui/render-element.tsx';
import { SearchSuggestions } from '#ui/layout/search-suggestions.tsx';
import { SearchSuggestionsViewModel } from '#ui/layout/search-suggestions.view-model.ts';

it('LAYOUT-3 a suggested concert names every composer of the evening, not the first alone', async () => {
  const event = anEventCard({ title: 'Mahlers ‘Titan’', composers: ['Henriëtte Bosmans', 'Gustav Mahler'] });
  const found = { ...emptySiteSearchResult, events: { count: 1, exactCount: 1, best: [event], cards: [] } };
  const timer = new ManualTimer();
  const viewModel = new SearchSuggestionsViewModel({ find: async () => found }, timer.clock, timer, 'nl');
  viewModel.type('titan');
  timer.advance(500);
  await Promise.resolve();
  await Promise.resolve();
  const html = renderElement(<SearchSuggestions viewModel={viewModel} searchPath="/zoeken" />);
  expect(html).toContain('Henriëtte Bosmans, Gustav Mahler');
});
