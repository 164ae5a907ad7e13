import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { comingOf } from '#domain/favourites/personal-season.ts';
import type { Page } from '#domain/page/page.ts';
import { plainText } from '#domain/richtext/rich-text.ts';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { Frieze } from '#ui/components/frieze.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useCrumbs } from '#ui/kit/use-crumbs.ts';
import { useFocusNear } from '#ui/kit/use-focus-near.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useLatestData } from '#ui/kit/use-latest-data.ts';
import { useFavourites, useSession } from '#ui/kit/visitor-context.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import styles from '#ui/screens/favourites/favourites.module.css';
import type { FavouritesViewModel } from '#ui/screens/favourites/favourites.view-model.ts';
import {
  Empty,
  LoggedOut,
  NotThere,
  State,
  Unavailable,
  Waiting,
} from '#ui/screens/favourites/favourites-states.tsx';
import { Season } from '#ui/screens/favourites/season.tsx';
import { useWords } from '#ui/words/use-words.tsx';

interface FavouritesScreenProps {
  readonly page: Extract<Page, { kind: 'favorites' }>;
  readonly viewModel: FavouritesViewModel;
}

/** The visitor's favourites (TPL-11, FAV-4), with a cover like that of a series, and their total price. */
export const FavouritesScreen = observer(function FavouritesScreen({
  page,
  viewModel,
}: FavouritesScreenProps) {
  const t = useWords();
  const { locale } = useSite();
  const { favourites } = useFavourites();
  useLatestData(viewModel, { favourites, locale });
  const area = useRef<HTMLElement>(null);
  useFocusNear(area, 'button[aria-pressed]');
  return (
    <article ref={area} data-theme={page.theme ?? 'purple'}>
      <PageHead page={page} isHidden />
      <div data-surface="cover">
        <div className={styles.crumbs}>
          <Breadcrumbs label={t('breadcrumbs.label')} steps={useCrumbs(page)} />
        </div>
        <div className={styles.title}>
          <h1 tabIndex={-1}>{page.title}</h1>
          <p>{page.subtitle ?? plainText(page.introduction)}</p>
        </div>
        <ComingConcerts page={page} viewModel={viewModel} />
      </div>
      <Content page={page} viewModel={viewModel} />
    </article>
  );
});

/** The figures of the coming concerts. */
const ComingConcerts = observer(function ComingConcerts({ page, viewModel }: FavouritesScreenProps) {
  const t = useWords();
  const coming = viewModel.season ? comingOf(viewModel.season) : [];
  if (coming.length === 0) return <div className={styles.bare} />;
  return <Frieze label={t('favourites.season')} events={coming} theme={page.theme ?? 'purple'} look="wall" />;
});

/** The list, or the reason why there is none. */
const Content = observer(function Content({ page, viewModel }: FavouritesScreenProps) {
  const isHydrated = useIsHydrated();
  const { status } = useSession();
  const { favourites, season } = viewModel;
  if (!isHydrated || (favourites.kind === 'inactive' && status === 'pending')) return waitingState;
  if (favourites.kind === 'inactive')
    return status === 'unavailable' ? (
      <State figure="grey">
        <NotThere />
      </State>
    ) : (
      <State figure="waiting">
        <LoggedOut />
      </State>
    );
  if (favourites.kind === 'unknown' || viewModel.isUnavailable)
    return (
      <State figure="grey">
        <Unavailable viewModel={viewModel} />
      </State>
    );
  if (favourites.kind === 'ready' && favourites.wanted.length === 0)
    return (
      <State figure="waiting">
        <Empty text={page.emptyText} />
      </State>
    );
  if (!season) return waitingState;
  return <Season season={season} viewModel={viewModel} page={page} />;
});

const waitingState = (
  <State figure="waiting">
    <Waiting />
  </State>
);
