import { listSchoolKinds } from '#domain/education/production-list.ts';
import { findEventSchoolTags } from '#domain/education/school-offer.ts';
import { findCoverPhoto } from '#domain/media/image.ts';
import type { EducationEventCard } from '#domain/page/page.ts';
import { formatUtcIso, type Instant, minuteMs } from '#domain/time/instant.ts';
import { FactList } from '#ui/components/fact-list.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { toSchoolOfferDisplay } from '#ui/format/format-school-offer.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useSchoolOffer } from '#ui/kit/use-school-offer.ts';
import type { EducationProductionScreenProps } from '#ui/screens/education-production/education-production.data.ts';
import { SchoolBookingButton } from '#ui/screens/education-production/school-dates.tsx';
import styles from '#ui/screens/education-production/education-production-header.module.css';

/** The head of a production as a worksheet: title, introduction, facts, and the chosen date. */
export function EducationProductionHeader({ page, data }: EducationProductionScreenProps) {
  const chosen = page.events.find(({ tixEventId }) => tixEventId === data.chosen);
  return (
    <PageHead
      page={page}
      surface="tint"
      kicker={page.subtitle}
      aside={<Prose text={page.introduction} />}
      picture={findCoverPhoto(page)}
    >
      <Facts page={page} data={data} />
      {chosen && <Chosen event={chosen} />}
    </PageHead>
  );
}

function Facts({ page, data }: EducationProductionScreenProps) {
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
