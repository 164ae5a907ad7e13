import { observer } from 'mobx-react-lite';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { RichTextTree } from '#domain/media/rich-text.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { FilterChip } from '#ui/components/filter-chip.tsx';
import { LinkList } from '#ui/components/link-list.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Section } from '#ui/components/section.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useOfflineMessage } from '#ui/kit/use-offline-message.ts';
import type { SearchViewModel } from '#ui/screens/search/search.view-model.ts';
import styles from '#ui/screens/search/search.module.css';

/**
 * The search page without results: no keyword, nothing found, or unavailable. Each case states the reason and links on
 * (LIST-14).
 */
export const SearchEmptyState = observer(function SearchEmptyState({
  introduction,
  viewModel,
}: {
  readonly introduction: RichTextTree;
  readonly viewModel: SearchViewModel;
}) {
  const { t } = useSite();
  const { data, outcome } = viewModel;
  const offline = useOfflineMessage(data.listing);
  const unavailableText = offline?.text ?? t('search.away.text');
  return (
    <>
      <div className={`${styles.word} wrap stack`}>
        {outcome === 'noKeyword' ? (
          <Prose text={introduction} />
        ) : (
          <p>{outcome === 'unavailable' ? unavailableText : t('search.nothing.text')}</p>
        )}
        {viewModel.relaxations.length > 0 && (
          <ul className="cluster" data-print="no">
            {viewModel.relaxations.map(({ word, count, address }) => (
              <li key={word}>
                <FilterChip label={t('events.empty.without', { label: word })} count={count} href={address} />
              </li>
            ))}
          </ul>
        )}
        {outcome === 'unavailable' && (
          <ButtonLink look="line" href={viewModel.query.address}>
            {t('search.away.retry')}
          </ButtonLink>
        )}
      </div>
      {data.composers.length > 0 && (
        <Section title={t('search.start.composers')}>
          <ul className="cluster" data-print="no">
            {data.composers.map(({ value, label }) => (
              <li key={value}>
                <FilterChip label={label} href={viewModel.keywordAddress(label)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ListLinks />
    </>
  );
});

/** Links to the hall's lists. The home page stands in for one that a hall does not have. */
function ListLinks() {
  const { t, global, locale } = useSite();
  if (!global) return null;
  const home = toLocalePath(locale, '/');
  const { eventOverview, seriesOverview, discoveryOverview, pressOverview } = global.globalPages;
  return (
    <Section title={t('search.start.pages')}>
      <LinkList
        look="index"
        items={[eventOverview, seriesOverview, discoveryOverview, pressOverview]
          .filter(({ url }) => url !== home)
          .map(({ title, url }) => ({ url, title }))}
      />
    </Section>
  );
}
