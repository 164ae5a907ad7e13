import { ButtonLink } from '#ui/components/button.tsx';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import styles from '#ui/screens/event-overview/results.module.css';
import { useWords } from '#ui/words/use-words.tsx';

/** An empty list says why and leads on; a search that could not be asked says that instead (LIST-14). */
export function NothingFound({ viewModel }: { readonly viewModel: EventOverviewViewModel }) {
  const t = useWords();
  const isAway = viewModel.data.listing.availability === 'unavailable';
  return (
    <div className={styles.nothing} id="results">
      <h2>{t(isAway ? 'events.unavailable.title' : 'events.empty.title')}</h2>
      <p>{t(isAway ? 'events.unavailable.text' : 'events.empty.text')}</p>
      <ButtonLink
        look="line"
        href={isAway ? viewModel.pageAddress(viewModel.wanted.page) : viewModel.resetAddress}
      >
        {t(isAway ? 'events.unavailable.retry' : 'events.empty.all')}
      </ButtonLink>
    </div>
  );
}
