import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { ButtonLink } from '#ui/components/button.tsx';
import { Chip } from '#ui/components/chip.tsx';
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

/** What is chosen, each to be taken back, and how many stories that leaves, said aloud when it changes. */
const Chosen = observer(function Chosen({ viewModel }: OfDiscovery) {
  const t = useWords();
  const bar = useRef<HTMLDivElement>(null);
  // The chip goes with its filter; the focus would go with the chip.
  const leave = (act: () => void) => {
    bar.current?.focus();
    act();
  };
  const { listing } = viewModel.data;
  return (
    <div ref={bar} className={styles.bar} tabIndex={-1}>
      {viewModel.chips.length > 0 && (
        <ul aria-label={t('discovery.chosen')}>
          {viewModel.chips.map(({ filter, label, address }) => (
            <li key={`${filter.kind} ${label}`}>
              <Chip
                isOn
                label={label}
                href={address}
                name={t('discovery.remove', { label })}
                onChoose={() => leave(() => viewModel.takeBack(filter))}
              />
            </li>
          ))}
          <li>
            <Chip
              label={t('discovery.reset')}
              href={viewModel.resetAddress}
              onChoose={() => leave(viewModel.reset)}
            />
          </li>
        </ul>
      )}
      <p role="status">
        {listing.availability === 'answered' &&
          !viewModel.question.isBusy &&
          t('discovery.count', { count: listing.total })}
      </p>
    </div>
  );
});

/** An empty list says why and leads on; a search that could not be asked says that instead (LIST-14). */
function NoStories({ viewModel }: OfDiscovery) {
  const t = useWords();
  const isAway = viewModel.data.listing.availability === 'unavailable';
  const address = isAway ? viewModel.pageAddress(viewModel.data.state.page) : viewModel.resetAddress;
  return (
    <div className={styles.nothing} id="results">
      <h2>{t(isAway ? 'discovery.unavailable.title' : 'discovery.empty.title')}</h2>
      <p>{t(isAway ? 'discovery.unavailable.text' : 'discovery.empty.text')}</p>
      <ButtonLink look="line" href={address}>
        {t(isAway ? 'discovery.unavailable.retry' : 'discovery.empty.all')}
      </ButtonLink>
    </div>
  );
}
