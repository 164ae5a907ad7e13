import { productionParamsCodec } from '#domain/education/education-redirect.ts';
import { toEducationUserPath } from '#domain/education/education-user-form-page.ts';
import { listSchoolKinds, findSimilarProductions } from '#domain/education/production-list.ts';
import { findEventSchoolTags } from '#domain/education/school-offer.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import { findCoverPhoto } from '#domain/media/image.ts';
import type { EducationCard, EducationEventCard } from '#domain/page/education-card.ts';
import type { PageOf } from '#domain/page/page.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import { type Instant, formatUtcIso, minuteMs } from '#domain/time/instant.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { CompactProductionRow } from '#ui/components/compact-production-row.tsx';
import { FactList } from '#ui/components/fact-list.tsx';
import { HeadPicture } from '#ui/components/head-picture.tsx';
import { LessonButton } from '#ui/components/lesson-button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { Section } from '#ui/components/section.tsx';
import { toSchoolOfferDisplay } from '#ui/format/format-school-offer.ts';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useLoggedInSchool } from '#ui/kit/use-logged-in-school.ts';
import { useSchoolOffer } from '#ui/kit/use-school-offer.ts';
import { SchoolBookingButton, SchoolDates } from '#ui/screens/education-production/school-dates.tsx';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';
import styles from '#ui/screens/education-production/education-production.module.css';

/** The data of a production for schools, apart from its page. */
export interface EducationProductionData {
  /** The event that a teacher chose in the school ticketing, by its ticketing ID (ROUTE-5); null if none. */
  readonly chosen: number | null;
  /** The production's card in the overview, with its age group; null if the overview is unavailable. */
  readonly card: EducationCard | null;
  /** Other productions for the same classes. */
  readonly related: readonly EducationCard[];
}

/** The properties of every part of the screen. */
export type EducationProductionProps = TemplateProps<PageOf<'educationProduction'>, EducationProductionData>;

/** A production for schools: description, bookable dates, and the lesson that belongs to it (TPL-7). */
function EducationProductionScreen({ page, data }: EducationProductionProps) {
  const { t } = useSite();
  const overview = page.path.at(-1);
  return (
    <article data-theme={page.theme ?? 'pink'}>
      <PageMetadata page={page} />
      <EducationProductionHeader page={page} data={data} />
      <Section id="tickets" title={t('education.mornings')} note={<HowToBook />}>
        <SchoolDates events={page.events} chosen={data.chosen} />
      </Section>
      {page.lesson && (
        <Section title={t('education.lesson')} note={<p>{t('education.lessonText')}</p>}>
          <div className={`${styles.lesson} stack`} data-surface="cover">
            <p>{page.title}</p>
            <LessonButton title={page.title} url={page.lesson.url} language={page.lesson.language} />
          </div>
        </Section>
      )}
      {page.description.length > 0 && (
        <Section title={t('education.practical')}>
          <Prose text={page.description} />
        </Section>
      )}
      <Blocks blocks={page.content} />
      {data.related.length > 0 && (
        <Section
          title={t('education.related')}
          note={overview && <Link href={overview.url}>{t('education.allProductions')}</Link>}
        >
          <ul className="columns">
            {data.related.map((production) => (
              <li key={production.uri}>
                <CompactProductionRow production={production} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  );
}

/** The school that is logged in, or how to log in; nothing if the ticketing has no login. */
function HowToBook() {
  const { t, locale, ticketing } = useSite();
  const school = useLoggedInSchool();
  const hasLogin = ticketing.capabilities.login !== 'none';
  if (school) {
    return (
      <>
        <p>
          {school.name
            ? t('education.loggedInAs', { name: school.name })
            : t('education.loggedIn', { school: t(`education.school.${school.kind}`).toLowerCase() })}
        </p>
        <p>
          <Link href={toEducationUserPath(locale)}>{t('education.details')}</Link>
        </p>
      </>
    );
  }
  if (!hasLogin) return null;
  return (
    <>
      <p>{t('education.howTo')}</p>
      <p>
        <LoginLink look="text">{t('education.login')}</LoginLink>
      </p>
    </>
  );
}

/** The head of a production as a worksheet: title, introduction, facts, and the chosen date. */
function EducationProductionHeader({ page, data }: EducationProductionProps) {
  const chosen = page.events.find(({ tixEventId }) => tixEventId === data.chosen);
  const photo = findCoverPhoto(page);
  return (
    <PageHead
      page={page}
      surface="tint"
      kicker={page.subtitle}
      aside={<Prose text={page.introduction} />}
      picture={photo && <HeadPicture picture={photo} />}
    >
      <Facts page={page} data={data} />
      {chosen && <Chosen event={chosen} />}
    </PageHead>
  );
}

function Facts({ page, data }: EducationProductionProps) {
  const { t, formats } = useSite();
  const { events } = page;
  const customerTags = useCustomerTagTable();
  const schoolTags = events.flatMap((event) => findEventSchoolTags(event, customerTags));
  const schools = listSchoolKinds({ schoolTags }, customerTags);
  const [first] = events;
  const length = first?.ends && minutesBetween(first.starts, first.ends);
  const pupilPrices = events.flatMap(({ prices }) => prices.map(({ euros }) => euros));
  return (
    <FactList
      className={styles.facts ?? ''}
      facts={[
        {
          term: t('education.forWhom'),
          detail: schools
            .map((school, index) => {
              const name = t(`education.school.${school}`);
              return index === 0 ? name : name.toLowerCase();
            })
            .join(', '),
          note: data.card?.ageGroup,
        },
        {
          term: t('education.groupSize'),
          detail:
            data.card?.maxPupils !== undefined && t('education.maxPupils', { count: data.card.maxPupils }),
        },
        { term: t('education.length'), detail: length && t('education.minutes', { count: length }) },
        {
          term: t('education.price'),
          detail: pupilPrices.length > 0 && formats.money(Math.min(...pupilPrices)),
          note: t('education.perPupil'),
        },
        {
          term: t('event.where'),
          detail: [...new Set(events.flatMap(({ room }) => room?.title ?? []))].join(', '),
        },
      ]}
    />
  );
}

/** The date chosen in the school ticketing, with its booking button (ROUTE-5). */
function Chosen({ event }: { readonly event: EducationEventCard }) {
  const { t, formats } = useSite();
  const tickets = useSchoolOffer(event);
  return (
    <div className={`${styles.chosen} cluster`} data-surface="cover">
      <p>
        <b className="small-caps">{t('education.chosen')}</b>
        <time dateTime={formatUtcIso(event.starts)}>{formats.longDateTime(event.starts)}</time>
      </p>
      <SaleStatusLabel {...toSchoolOfferDisplay(tickets, t, formats)} />
      <SchoolBookingButton event={event} tickets={tickets} isChosen />
    </div>
  );
}

function minutesBetween(from: Instant, to: Instant): number {
  return Math.round((to - from) / minuteMs);
}

type ProductionPage = PageOf<'educationProduction'>;

/** How many similar productions are shown. */
const maxSimilar = 4;

async function load(
  page: ProductionPage,
  visit: TemplateVisit,
  chosen: number | null,
): Promise<EducationProductionData> {
  const productions = await loadOverviewProductions(page, visit);
  const schoolTags = page.events.flatMap((event) =>
    findEventSchoolTags(event, visit.settings.customerTags ?? defaultCustomerTags),
  );
  return {
    chosen,
    card: productions.find(({ uri }) => uri === page.uri) ?? null,
    related: findSimilarProductions({ uri: page.uri, schoolTags }, productions, maxSimilar),
  };
}

/** The productions of the parent overview page; none if it cannot be loaded. */
async function loadOverviewProductions(
  { path }: ProductionPage,
  { cms, locale, logger, signal }: TemplateVisit,
): Promise<readonly EducationCard[]> {
  const parent = path.at(-1);
  if (!parent) return [];
  try {
    const found = await cms.page({ locale, uri: parseLocaleAndUri(parent.url).uri }, signal);
    return found.kind === 'found' && found.value.kind === 'educationOverview' ? found.value.productions : [];
  } catch (cause) {
    if (signal.aborted) throw cause;
    logger.warn('education.overview-missing', { message: toErrorMessage(cause) });
    return [];
  }
}

/** A production for schools (TPL-7). */
export const educationProductionTemplate = defineTemplateWithParams<
  'educationProduction',
  EducationProductionData,
  number | null
>(productionParamsCodec, {
  sitemap: { chapter: 'education', section: 'education' },
  load,
  words: ['education', 'blocks'],
  View: EducationProductionScreen,
});
