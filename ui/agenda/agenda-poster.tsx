import { computeOffer } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import { groupEventsByMonth } from '#domain/listing/event-days.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { getOtherLocale } from '#domain/locale/locale.ts';
import { toUtcMidnightOfDay, toFirstDayOfMonth, toHallDay } from '#domain/time/hall-day.ts';
import { Logo } from '#hall/logo.tsx';
import type { AgendaFeed } from '#ui/agenda/agenda-feed.ts';
import { toAgendaPaths } from '#ui/agenda/agenda-paths.ts';
import { computePosterColumnCount } from '#ui/agenda/poster-column-count.ts';
import { Button } from '#ui/components/button.tsx';
import { toEventLineFigureUrl, getEventTheme, toFigureSaleStyle } from '#ui/format/event-figure-url.ts';
import type { Formats } from '#ui/format/formats.ts';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import { languageNames } from '#ui/head/page-alternates.ts';
import { useFormats } from '#ui/kit/use-formats.ts';
import type { Translate } from '#ui/words/translate.ts';
import { useTranslate } from '#ui/words/use-words.tsx';
import logoStyles from '#hall/logo.module.css';
import styles from '#ui/agenda/agenda-poster.module.css';

/** The sizes of the figures on a screen. */
const sizes = ['small', 'medium', 'large'] as const;

/** The sizes of a printed sheet. */
const papers = ['A4', 'A2'] as const;

/**
 * The poster of the season: every coming concert as its figure, by month, each a link (DOOR-60). It needs no script: sizes and papers are
 * choices that its style sheet reads.
 */
export function AgendaPoster({ feed }: { readonly feed: AgendaFeed }) {
  const t = useTranslate();
  const formats = useFormats();
  const { hall, locale, url, total } = feed;
  const events = feed.concerts.map(({ event }) => event);
  const months = groupEventsByMonth(events);
  const other = getOtherLocale(locale);
  return (
    <main
      className={styles.poster}
      data-theme="petrol"
      data-columns={computePosterColumnCount(events.length + months.length)}
    >
      <header className={styles.head}>
        <a className={`${logoStyles.logo} ${styles.home}`} href={toLocalePath(locale, '/')} aria-label={hall}>
          <Logo name={hall} />
        </a>
        <nav className={styles.links} data-print="no">
          <a href={url}>{t('poster.list')}</a>
          {other && (
            <a href={toAgendaPaths(other).poster} lang={other} hrefLang={other}>
              {languageNames[other]}
            </a>
          )}
        </nav>
        <h1>{t('poster.title')}</h1>
        {events.length > 0 ? (
          <p className={styles.lead}>
            {formatPosterIntroduction(feed, t, formats)} <span data-print="no">{t('poster.states')}</span>
          </p>
        ) : (
          <p className={styles.lead}>{t('events.empty.title')}</p>
        )}
        <div className={styles.choices} data-print="no">
          <Choice name="size" label={t('poster.size')} chosen="medium">
            {sizes.map((size) => ({ value: size, label: t(`poster.${size}`) }))}
          </Choice>
          <Choice name="paper" label={t('poster.paper')} chosen="A4" hint={t('poster.fits')}>
            {papers.map((paper) => ({ value: paper, label: paper }))}
          </Choice>
          <Button look="line" size="small" hidden className={styles.print ?? ''}>
            {t('sharing.print')}
          </Button>
        </div>
      </header>
      {months.map(({ month, events: eventsOfMonth }) => (
        <section key={month} className={styles.month}>
          <h2>
            <time dateTime={month}>
              {formats
                .month(toFirstDayOfMonth(month))
                .split(/\s/)
                .map((part) => (
                  <span key={part}>{part} </span>
                ))}
            </time>
          </h2>
          <ul>
            {eventsOfMonth.map((event) => (
              <PosterFigure key={event.uri} event={event} now={feed.generated} />
            ))}
          </ul>
        </section>
      ))}
      {total > events.length && (
        <p>
          <a href={url}>{t('agenda.all', { count: total })}</a>
        </p>
      )}
    </main>
  );
}

/** What the poster shows, in a sentence or two; empty without concerts. */
export function formatPosterIntroduction({ concerts }: AgendaFeed, t: Translate, formats: Formats): string {
  const [first, last] = [concerts[0], concerts.at(-1)];
  if (!first || !last) return '';
  const [day, end] = [first, last].map(({ event }) => formats.longDate(event.starts));
  return t('poster.lead', { count: concerts.length, day, end });
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly hint?: string;
  readonly children: readonly { readonly value: string; readonly label: string }[];
}

/** One choice of several that the style sheet reads; its value is the id of the field. */
function Choice({ name, label, chosen, hint, children }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {children.map(({ value, label: text }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            autoComplete="off"
          />
          {text}
        </label>
      ))}
      {hint && <p>{hint}</p>}
    </fieldset>
  );
}

interface PosterFigureProps {
  readonly event: EventCard;
  readonly now: AgendaFeed['generated'];
}

/** A concert as lines in the colour of its theme; how they are drawn shows the state of its sale. */
function PosterFigure({ event, now }: PosterFigureProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { title, starts, url, room } = event;
  const offer = computeOffer(event, [], now);
  const state = toFigureSaleStyle(offer);
  const text = toOfferDisplay(offer, t, formats)?.text;
  const date = toUtcMidnightOfDay(toHallDay(starts));
  return (
    <li data-theme={getEventTheme(event)} data-state={state}>
      <a href={url}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          {state === 'silent' ? (
            <path d="M0 100 100 0" />
          ) : (
            <use href={toEventLineFigureUrl(event)} width="100" height="100" />
          )}
        </svg>
        <time className={styles.day} dateTime={date.toISODate() ?? undefined}>
          {formats.weekdays[date.weekday - 1]?.short} {date.day}
        </time>
        <span className={styles.name}>
          {title}
          <small>{[formats.time(starts), room?.title, text].filter(Boolean).join(' · ')}</small>
        </span>
      </a>
    </li>
  );
}
