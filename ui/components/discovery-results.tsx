import { observer } from 'mobx-react-lite';
import { ChosenFilters } from '#ui/components/chosen-filters.tsx';
import styles from '#ui/components/discovery-list-page.module.css';
import { NothingFound } from '#ui/components/nothing-found.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { PostedRow } from '#ui/components/posted-row.tsx';
import { useOfflineWords } from '#ui/kit/use-offline-words.ts';
import type { DiscoveryList } from '#ui/stores/discovery-list.ts';
import { useWords } from '#ui/words/use-words.tsx';

interface OfDiscovery {
  readonly list: DiscoveryList;
}

/** The stories found, fifteen at a time; the old ones stand, dimmed, until the new ones are there. */
export const DiscoveryResults = observer(function DiscoveryResults({ list }: OfDiscovery) {
  const t = useWords();
  const { data, question } = list;
  const { listing } = data;
  return (
    <div className={styles.list}>
      <Chosen list={list} />
      {listing.stories.length === 0 && !question.isBusy ? (
        <NoStories list={list} />
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
          <Pagination page={listing.page} pages={listing.pages} addressOf={list.pageAddress} />
        </div>
      )}
    </div>
  );
});

/** What is chosen, and how many stories that leaves. */
const Chosen = observer(function Chosen({ list }: OfDiscovery) {
  const t = useWords();
  const { listing } = list.data;
  const offline = useOfflineWords(listing);
  const isAnswered = listing.availability === 'answered';
  const { isBusy } = list.question;
  return (
    <ChosenFilters
      chips={list.chips.map(({ filter, label, address }) => ({
        label,
        address,
        onTakeBack: () => list.takeBack(filter),
      }))}
      reset={{ address: list.resetAddress, onReset: list.reset }}
      count={isAnswered && !isBusy ? t('discovery.count', { count: listing.total }) : null}
      away={isAnswered || isBusy ? null : (offline?.title ?? t('discovery.unavailable.title'))}
    />
  );
});

/**
 * An empty list says why, what to let go of, and leads on (LIST-14). A search that could not be asked says that instead, and
 * so do stories that were found and cannot be shown.
 */
function NoStories({ list }: OfDiscovery) {
  const t = useWords();
  const { listing } = list.data;
  const { availability, total } = listing;
  const offline = useOfflineWords(listing);
  const isAway = availability === 'unavailable' || total > 0;
  return (
    <NothingFound
      title={isAway ? (offline?.title ?? t('discovery.unavailable.title')) : t('discovery.empty.title')}
      text={isAway ? (offline?.text ?? t('discovery.unavailable.text')) : t('discovery.empty.text')}
      ways={list.waysOut.map(({ label, count, address }) => ({
        label: t('events.empty.without', { label }),
        count,
        address,
      }))}
      on={{
        label: t(isAway ? 'discovery.unavailable.retry' : 'discovery.empty.all'),
        address: isAway ? list.pageAddress(list.data.state.page) : list.allAddress,
      }}
    />
  );
}
