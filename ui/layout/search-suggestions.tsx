import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { EventCard } from '#domain/event/event.ts';
import { countSiteSearchResults, hasOnlyNearConcerts, type PageHit } from '#domain/listing/site-search.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { toQueryString } from '#domain/query-pairs.ts';
import { HighlightedText } from '#ui/components/highlighted-text.tsx';
import { highlightTitle, pickHitSummary } from '#ui/format/page-hit-texts.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite, type HeaderSearchSuggestionsProps } from '#ui/kit/site.tsx';
import { useCallOnMountAndChange } from '#ui/kit/use-call-on-mount-and-change.ts';
import { useOfflineMessage } from '#ui/kit/use-offline-message.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import {
  type SearchSuggestionsViewModel,
  searchSuggestionsBinding,
} from '#ui/layout/search-suggestions.view-model.ts';
import styles from '#ui/layout/search-suggestions.module.css';

/** The maximum number of pages suggested. */
const maxPages = 4;

/** The search suggestions: concerts, series and pages, as links that the arrow keys move through (LAYOUT-3). */
export const SearchSuggestions = observer(function SearchSuggestions({
  viewModel,
  searchPath,
}: {
  readonly viewModel: SearchSuggestionsViewModel;
  readonly searchPath: string;
}) {
  const { t } = useSite();
  useArrowKeys('search');
  const { kind, keyword, found } = viewModel.state;
  const total = countSiteSearchResults(found);
  const count = hasOnlyNearConcerts(found)
    ? t('suggestions.near', { keyword })
    : t('suggestions.count', { count: total, keyword });
  const offline = useOfflineMessage(found);
  const unavailableText = offline?.title ?? t('suggestions.away');
  const isUnavailable = found.availability === 'unavailable';
  return (
    <div className={styles.results} data-state={kind} aria-busy={kind === 'loading'}>
      <p className={styles.count} role="status">
        {kind === 'answered' && (isUnavailable ? unavailableText : count)}
      </p>
      <div className={styles.groups}>
        <Group title={t('suggestions.events')}>
          {found.events.best.map((event) => (
            <EventSuggestion key={event.url} event={event} />
          ))}
        </Group>
        <Group title={t('suggestions.series')}>
          {found.series.cards.map(({ url, title, subtitle, organizer }) => (
            <Suggestion key={url} url={url} title={title}>
              {subtitle ?? organizer}
            </Suggestion>
          ))}
        </Group>
        <Group title={t('suggestions.pages')}>
          {found.hits.slice(0, maxPages).map((hit) => (
            <PageSuggestion key={hit.url} hit={hit} />
          ))}
        </Group>
      </div>
      {total > 0 && (
        <p className={styles.all}>
          <Link href={`${searchPath}${toQueryString([['search', keyword]])}`}>{t('suggestions.all')}</Link>
        </p>
      )}
    </div>
  );
});

function Group({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface SuggestionProps {
  readonly url: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

function Suggestion({ url, title, children }: SuggestionProps) {
  return (
    <li>
      <Link href={url}>
        <b>{title}</b>
        {children && <small>{children}</small>}
      </Link>
    </li>
  );
}

function EventSuggestion({ event }: { readonly event: EventCard }) {
  const { formats } = useSite();
  const facts = [formats.shortDateTime(event.starts), event.room?.title, event.composers.join(', ')];
  return (
    <Suggestion url={event.url} title={event.title}>
      {facts.filter(Boolean).join(' · ')}
    </Suggestion>
  );
}

function PageSuggestion({ hit }: { readonly hit: PageHit }) {
  const [passage = []] = pickHitSummary(hit);
  return (
    <Suggestion url={hit.url} title={<HighlightedText passage={highlightTitle(hit)} />}>
      {passage.length > 0 && <HighlightedText passage={passage} />}
    </Suggestion>
  );
}

/** Lets the arrow keys move the focus between the search field and the links, inside the element with the ID. */
function useArrowKeys(id: string): void {
  useEffect(() => {
    const area = document.getElementById(id);
    const moveFocus = (event: KeyboardEvent): void => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const stops = [...(area?.querySelectorAll<HTMLElement>('input, a[href]') ?? [])];
      const index = stops.findIndex((stop) => stop === document.activeElement);
      const next = stops[index + step];
      if (step === 0 || index === -1 || !next) return;
      event.preventDefault();
      next.focus();
    };
    area?.addEventListener('keydown', moveFocus);
    return () => area?.removeEventListener('keydown', moveFocus);
  }, [id]);
}

/** The suggestions of the header's search, for the text in its field: those of another language begin anew. */
export function HeaderSearchSuggestions(props: HeaderSearchSuggestionsProps) {
  const { locale } = useSite();
  return <SuggestionsInLocale key={locale} locale={locale} {...props} />;
}

function SuggestionsInLocale({
  locale,
  keyword,
  searchPath,
}: HeaderSearchSuggestionsProps & { readonly locale: Locale }) {
  const viewModel = useViewModel(searchSuggestionsBinding, (create) => create(locale));
  useCallOnMountAndChange(viewModel.type, keyword);
  return <SearchSuggestions viewModel={viewModel} searchPath={searchPath} />;
}
