import {
  filterUpcomingDates,
  hasSameRoomAndPrice,
  type ProductionDate,
} from '#domain/education/production-dates.ts';
import { listSchoolKinds } from '#domain/education/production-list.ts';
import type { EducationCard } from '#domain/page/education-card.ts';
import type { SchoolKind } from '#domain/sale/customer-tags.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { toSchoolOfferDisplay } from '#ui/format/format-school-offer.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useSchoolOffer } from '#ui/kit/use-school-offer.ts';
import styles from '#ui/components/compact-row.module.css';

interface CompactProductionRowProps {
  readonly production: EducationCard;
  /** The kind of school whose list contains it; not repeated in the row. */
  readonly listedUnder?: SchoolKind | null;
  /** Its dates, each with its state for this visitor; empty if they are unknown. */
  readonly dates?: readonly ProductionDate[] | undefined;
}

const noDates: readonly ProductionDate[] = [];

/** A compact production for schools: title, age group, its other kinds of schools, and its dates to come (WAY-43). */
export function CompactProductionRow({
  production,
  listedUnder = null,
  dates = noDates,
}: CompactProductionRowProps) {
  const { t, now } = useSite();
  const { title, subtitle, url, ageGroup } = production;
  const customerTags = useCustomerTagTable();
  const toCome = filterUpcomingDates(dates, now);
  const [first] = toCome;
  const others = listSchoolKinds(production, customerTags)
    .filter((school) => school !== listedUnder)
    .map((school) => t(`education.school.${school}`).toLowerCase());
  return (
    <article className={`${styles.line} one-link`}>
      <h3>
        <Link href={url}>{title}</Link>
      </h3>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <p className={styles.facts}>
        {ageGroup && <span>{ageGroup}</span>}
        {others.length > 0 && (
          <span>
            {listedUnder === null ? others.join(', ') : t('education.also', { schools: others.join(', ') })}
          </span>
        )}
        {first && <RoomAndPrice date={first} />}
      </p>
      {first && (
        <ul className={styles.dates}>
          {toCome.map((date) => (
            <ProductionDateLine key={date.tixEventId} date={date} first={first} />
          ))}
        </ul>
      )}
    </article>
  );
}

/** The room and the price per pupil. */
function RoomAndPrice({ date }: { readonly date: ProductionDate }) {
  const { t, formats } = useSite();
  const { prices } = useSchoolOffer(date);
  return (
    <>
      {date.room && <span>{date.room.title}</span>}
      {prices && (
        <span>
          {prices.from !== prices.to && `${t('price.from')} `}
          {formats.money(prices.from)} {t('education.perPupil')}
        </span>
      )}
    </>
  );
}

interface ProductionDateLineProps {
  readonly date: ProductionDate;
  /** The first date, whose room and price are stated above the dates. */
  readonly first: ProductionDate;
}

/** When, and whether this visitor's school can book it; room and price if they differ from the first date's. */
function ProductionDateLine({ date, first }: ProductionDateLineProps) {
  const { t, formats } = useSite();
  const offer = useSchoolOffer(date);
  const state =
    offer.isBookable && offer.for === 'anySchool'
      ? { codeSign: null, ownSign: null, tone: 'free' as const, text: t('education.offer.bookable') }
      : toSchoolOfferDisplay(offer, t, formats);
  return (
    <li>
      <time dateTime={formatUtcIso(date.starts)}>{formats.shortDateTime(date.starts)}</time>
      {!hasSameRoomAndPrice(date, first) && <RoomAndPrice date={date} />}
      <SaleStatusLabel {...state} />
    </li>
  );
}
