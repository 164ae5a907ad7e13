import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { pickTextInLocale } from '#domain/recommendation/question-tree.ts';
import type { EventWithTagsAndPrices } from '#ports/search.port.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { ConcertRow } from '#ui/components/concert-row.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useFocusAfterRemoval } from '#ui/kit/use-focus-after-removal.ts';
import { useListedConcerts } from '#ui/kit/use-listed-concerts.ts';
import { KeuzehulpHeader } from '#ui/screens/recommendation/keuzehulp-header.tsx';
import type { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import { SuggestionsActions } from '#ui/screens/recommendation/suggestions-actions.tsx';
import styles from '#ui/screens/recommendation/suggestions-view.module.css';

/** The suggested concerts, best first, each with the answers it fits, and actions (KEUZE-6, KEUZE-7). */
export const SuggestionsView = observer(function SuggestionsView({
  viewModel,
}: {
  readonly viewModel: KeuzehulpViewModel;
}) {
  const { t, locale } = useSite();
  const { concerts, suggestions, answers } = viewModel;
  const area = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(area, 'a[href], button, input');
  const count = suggestions?.length ?? 0;
  const isMissing = concerts.kind === 'missing' || concerts.kind === 'lookingUp';
  const title = isMissing
    ? t('keuzehulp.missing.title')
    : count === 0
      ? t('keuzehulp.none.title')
      : t('keuzehulp.found', { count: concerts.kind === 'ready' ? concerts.events.length : count });
  return (
    <div ref={area} className={styles.stage}>
      <div className={styles.cover} data-surface="cover">
        <KeuzehulpHeader stop={t('keuzehulp.restart')} onStop={viewModel.restart} />
        <PageHead
          page={{ title }}
          focusKey="suggestions"
          aside={
            <p>
              <i>{t('keuzehulp.given')}</i>{' '}
              {answers.map(({ answer }) => pickTextInLocale(locale, answer)).join(', ')}
            </p>
          }
        />
      </div>
      {isMissing ? (
        <EmptyResult
          text={concerts.kind === 'missing' ? t('keuzehulp.missing.text') : t('keuzehulp.looking')}
        >
          <Button onClick={viewModel.retryLookup}>{t('keuzehulp.missing.retry')}</Button>
        </EmptyResult>
      ) : count === 0 ? (
        <EmptyResult text={t('keuzehulp.none.text')}>
          <Button onClick={viewModel.goBack}>{t('keuzehulp.none.change')}</Button>
          <CalendarLink />
        </EmptyResult>
      ) : (
        <div className={`${styles.sheet} wrap`}>
          <Concerts viewModel={viewModel} />
          <SuggestionsActions viewModel={viewModel} />
        </div>
      )}
    </div>
  );
});

const noConcerts: readonly EventWithTagsAndPrices[] = [];

const Concerts = observer(function Concerts({ viewModel }: { readonly viewModel: KeuzehulpViewModel }) {
  const { t } = useSite();
  const { concerts } = viewModel;
  const shown = concerts.kind === 'ready' ? concerts.shown : noConcerts;
  const { toListed } = useListedConcerts(shown);
  if (concerts.kind !== 'ready') return <p className={styles.looking}>{t('keuzehulp.looking')}</p>;
  const others = concerts.events.length - shown.length;
  return (
    <div>
      <ol className={styles.concerts}>
        {shown.map((event, index) => (
          <li key={event.uri} data-best={index === 0 ? 'yes' : undefined}>
            <span className={styles.rank} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <ConcertRow {...toListed(event)} isDated isFirst={index < 4} />
              <MatchingAnswers event={event} viewModel={viewModel} />
            </div>
          </li>
        ))}
      </ol>
      {others > 0 && (
        <p className={styles.more}>
          <Button look="line" onClick={concerts.showAll}>
            {t('keuzehulp.more', { count: others })}
          </Button>
        </p>
      )}
    </div>
  );
});

/** The answers that the concert fits. */
function MatchingAnswers({
  event,
  viewModel,
}: {
  readonly viewModel: KeuzehulpViewModel;
  readonly event: EventWithTagsAndPrices;
}) {
  const { t, locale } = useSite();
  const answers = viewModel.matchingAnswers(event);
  if (answers.length === 0) return null;
  return (
    <p className={styles.explanation}>
      <i>{t('keuzehulp.reasons')}</i>{' '}
      {answers.map(({ answer }) => pickTextInLocale(locale, answer)).join(' · ')}
    </p>
  );
}

function EmptyResult({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={`${styles.nothing} wrap part stack`}>
      <p role="status">{text}</p>
      <p className="cluster">{children}</p>
    </div>
  );
}

function CalendarLink() {
  const { t, global } = useSite();
  return (
    global && (
      <ButtonLink look="line" href={global.globalPages.eventOverview.url}>
        {t('keuzehulp.calendar')}
      </ButtonLink>
    )
  );
}
