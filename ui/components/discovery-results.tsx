import { observer } from 'mobx-react-lite';
import { ChosenFilters } from '#ui/components/chosen-filters.tsx';
import styles from '#ui/components/discovery-list-page.module.css';
import { NothingFound } from '#ui/components/nothing-found.tsx';
import { Pagination } from '#ui/components/pagination.tsx';
import { PostedRow } from '#ui/components/posted-row.tsx';
import type { DiscoveryList } from '#ui/stores/lists.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** The stories found, fifteen at a time; the old ones stand, dimmed, until the new ones are there. */
export const DiscoveryResults = observer(function DiscoveryResults({
  list,
}: {
  readonly list: DiscoveryList;
}) {
  const t = useWords();
  const { isBusy, pageAddress } = list.query;
  const { listing } = list.data;
  return (
    <div className={styles.list}>
      <ChosenFilters
        list={list}
        count={t('discovery.count', { count: listing.total })}
        unavailable={t('discovery.unavailable.title')}
      />
      {listing.stories.length === 0 && !isBusy ? (
        <NothingFound list={list} words="discovery" all={t('discovery.empty.all')} />
      ) : (
        <div className={styles.results} id="results" aria-busy={isBusy}>
          <h2 className="visually-hidden">{t('discovery.found')}</h2>
          <ul>
            {listing.stories.map((card, place) => (
              <li key={card.uri}>
                <PostedRow card={card} kind={card.collections[0]?.title} isFirst={place < 2} />
              </li>
            ))}
          </ul>
          <Pagination page={listing.page} pages={listing.pages} addressOf={pageAddress} />
        </div>
      )}
    </div>
  );
});
