import { observer } from 'mobx-react-lite';
import { ChosenFilters } from '#ui/components/chosen-filters.tsx';
import { NothingFound } from '#ui/components/nothing-found.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { PostedRow } from '#ui/components/posted-row.tsx';
import styles from '#ui/screens/discovery-search/discovery-search.module.css';
import type { DiscoverySearchViewModel } from '#ui/screens/discovery-search/discovery-search.view-model.ts';
import { useWords } from '#ui/words/use-words.tsx';

interface OfDiscovery {
  readonly viewModel: DiscoverySearchViewModel;
}

/** The stories found, fifteen at a time; the old ones stand, dimmed, until the new ones are there. */
export const Stories = observer(function Stories({ viewModel }: OfDiscovery) {
  const t = useWords();
  const { data, question } = viewModel;
  const { listing } = data;
  return (
    <div className={styles.list}>
      <Chosen viewModel={viewModel} />
      {listing.stories.length === 0 && !question.isBusy ? (
        <NoStories viewModel={viewModel} />
      ) : (
        <div className={styles.results} id="results" aria-busy={question.isBusy}>
          <h2 className="visually-hidden">{t('discovery.found')}</h2>
          <ul>
            {listing.stories.map((card, place) => (
              <li key={card.uri}>
                <PostedRow card={card} kind={card.collections[0]?.title} isFirst={place < 2} />
              </li>
            ))}
          </ul>
          <Pagination page={listing.page} pages={listing.pages} addressOf={viewModel.pageAddress} />
        </div>
      )}
    </div>
  );
});

/** What is chosen, and how many stories that leaves. */
const Chosen = observer(function Chosen({ viewModel }: OfDiscovery) {
  const t = useWords();
  const { listing } = viewModel.data;
  const isKnown = listing.availability === 'answered' && !viewModel.question.isBusy;
  return (
    <ChosenFilters
      chips={viewModel.chips.map(({ filter, label, address }) => ({
        label,
        address,
        onTakeBack: () => viewModel.takeBack(filter),
      }))}
      reset={{ address: viewModel.resetAddress, onReset: viewModel.reset }}
      count={isKnown ? t('discovery.count', { count: listing.total }) : null}
    />
  );
});

/**
 * An empty list says why, what to let go of, and leads on (LIST-14). A search that could not be asked says that instead, and
 * so do stories that were found and cannot be shown.
 */
function NoStories({ viewModel }: OfDiscovery) {
  const t = useWords();
  const { availability, total } = viewModel.data.listing;
  const isAway = availability === 'unavailable' || total > 0;
  return (
    <NothingFound
      title={t(isAway ? 'discovery.unavailable.title' : 'discovery.empty.title')}
      text={t(isAway ? 'discovery.unavailable.text' : 'discovery.empty.text')}
      ways={viewModel.waysOut.map(({ label, count, address }) => ({
        label: t('events.empty.without', { label }),
        count,
        address,
      }))}
      on={{
        label: t(isAway ? 'discovery.unavailable.retry' : 'discovery.empty.all'),
        address: isAway ? viewModel.pageAddress(viewModel.data.state.page) : viewModel.resetAddress,
      }}
    />
  );
}
