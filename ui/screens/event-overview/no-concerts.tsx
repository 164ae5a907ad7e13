import { NothingFound } from '#ui/components/nothing-found.tsx';
import { useOfflineWords } from '#ui/kit/use-offline-words.ts';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { useFilterText } from '#ui/screens/event-overview/use-filter-text.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** An empty list says why and leads on; a search that could not be asked says that instead (LIST-14). */
export function NoConcerts({ viewModel }: { readonly viewModel: EventOverviewViewModel }) {
  const t = useWords();
  const textOf = useFilterText();
  const { listing } = viewModel.data;
  const offline = useOfflineWords(listing);
  const isAway = listing.availability === 'unavailable';
  return (
    <NothingFound
      title={isAway ? (offline?.title ?? t('events.unavailable.title')) : t('events.empty.title')}
      text={isAway ? (offline?.text ?? t('events.unavailable.text')) : t('events.empty.text')}
      ways={viewModel.waysOut.map(({ filter, label, count, address }) => ({
        label: t('events.empty.without', { label: textOf(filter, label) }),
        count,
        address,
      }))}
      on={{
        label: t(isAway ? 'events.unavailable.retry' : 'events.empty.all'),
        address: isAway ? viewModel.pageAddress(viewModel.question.wanted.page) : viewModel.resetAddress,
      }}
    />
  );
}
