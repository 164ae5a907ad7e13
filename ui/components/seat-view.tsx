import { type ReactNode, useId, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { EventTickets } from '#domain/event/event-tickets.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { PriceTable } from '#domain/pricing/price-table.ts';
import { toPriceZoneKey } from '#domain/pricing/rank.ts';
import { viewHeight, viewWidth } from '#domain/room/camera.ts';
import type { RoomHeights, RoomPlan, RoomZone } from '#domain/room/room-plan.ts';
import { type AreaSeats, findSeat, listZoneSeats, type RoomSeat } from '#domain/room/room-seat.ts';
import { computeSeatView } from '#domain/room/seat-view.ts';
import { computeStageCompany } from '#domain/room/stage-company.ts';
import type { ConcertTicketingIds } from '#ports/ticketing-site.port.ts';
import { useKeepInSight } from '#ui/components/use-keep-in-sight.ts';
import type { PointedSeat } from '#ui/components/use-pointed-seat.ts';
import { createLazyComponent } from '#ui/kit/lazy-component.tsx';
import { useTicketingCapabilities } from '#ui/kit/ticketing-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useTranslate } from '#ui/words/use-words.tsx';
import styles from '#ui/components/seat-view.module.css';

const LazyFreePlaces = createLazyComponent(
  async () => (await import('#ui/components/free-places.tsx')).FreePlaces,
);

/** The concert whose prices are beside a plan. */
export interface PlannedConcert {
  readonly event: ConcertTicketingIds & Pick<EventCard, 'performers'>;
  readonly tickets: Pick<EventTickets, 'table' | 'ticketOption'>;
}

interface SeatViewProps {
  readonly plan: RoomPlan;
  readonly zone: RoomZone;
  /** Undefined for a plan alone. */
  readonly concert: PlannedConcert | undefined;
  /** Where the visitor pointed last in the plan, in any zone. */
  readonly point: PointedSeat | undefined;
  readonly onPoint: (point: PointedSeat) => void;
  /** The drawing of the plan, in which the seat is marked. */
  readonly drawing: Element | null;
  /** The id of the radio button of the zone. */
  readonly radioId: string;
}

/**
 * How the stage is seen from a seat of a price zone (SEAT-1), if the plan has its heights, with its price. The line with the free
 * places is empty until they are known, so that nothing moves (SEAT-3).
 */
export function SeatView({ plan, zone, concert, point, onPoint, drawing, radioId }: SeatViewProps) {
  const t = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  const seats = useMemo(() => listZoneSeats(plan, zone.key), [plan, zone.key]);
  const isPointed = point?.radioId === radioId;
  const seat = findSeat(seats, isPointed ? point : undefined);
  const markId = `${radioId}-seat`;
  useKeepInSight(ref, isPointed ? markId : radioId, isPointed ? radioId : markId, seat);
  const free = <FreePlacesLine concert={concert} zone={zone} />;
  if (!plan.space || !seat) return free;
  return (
    <div ref={ref} className={styles.view} data-seat-view="">
      <Drawing space={plan.space} seat={seat} concert={concert} zone={zone}>
        {free}
      </Drawing>
      <SeatChoices seats={seats} seat={seat} onChoose={({ x, y }) => onPoint({ radioId, x, y })} />
      <button
        type="button"
        className={styles.close}
        aria-label={t('header.close')}
        onClick={() => document.getElementById(radioId)?.click()}
      />
      {drawing && createPortal(<SeatMark plan={plan} seat={seat} id={markId} />, drawing)}
    </div>
  );
}

interface FreePlacesLineProps {
  readonly concert: PlannedConcert | undefined;
  readonly zone: RoomZone;
}

function FreePlacesLine({ concert, zone }: FreePlacesLineProps) {
  const { freePlaces } = useTicketingCapabilities();
  if (concert?.tickets.ticketOption !== 'order' || !freePlaces) return null;
  return (
    <p className={styles.free}>
      <LazyFreePlaces concert={concert.event} zone={zone.key} />
    </p>
  );
}

interface DrawingProps {
  readonly space: RoomHeights;
  readonly seat: RoomSeat;
  readonly concert: PlannedConcert | undefined;
  readonly zone: RoomZone;
  readonly children: ReactNode;
}

/** The view as a drawing, and the same in words. */
function Drawing({ space, seat, concert, zone, children }: DrawingProps) {
  const t = useTranslate();
  const company = computeStageCompany(concert?.event.performers ?? []);
  const { shapes, side, rowsInFront, metres } = computeSeatView(space, seat, company);
  const { title, stairsOnly, hearingLoop } = seat.area;
  const words = [
    t(side === 'behind' && company.hasConductor ? 'room.view.conductor' : `room.view.${side}`),
    rowsInFront === 0 ? t('room.view.noRows') : t('room.view.rows', { count: rowsInFront }),
    t('room.view.metres', { count: metres }),
    stairsOnly && t('room.stairsOnly'),
    hearingLoop && t('room.hearingLoop'),
  ];
  return (
    <figure>
      <svg viewBox={`0 0 ${viewWidth} ${viewHeight}`} aria-hidden="true">
        {shapes.map(({ kind, points }, index) => (
          <path
            // The shapes of a view never change their order.
            key={index}
            data-kind={kind}
            d={`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`}
          />
        ))}
      </svg>
      <figcaption>
        <b>{title}</b>
        {/* A new element for each seat: all of it is announced. */}
        <p key={`${seat.x} ${seat.y}`}>{words.filter(Boolean).join(', ')}.</p>
        {concert && <Prices table={concert.tickets.table} zone={zone} />}
        {children}
      </figcaption>
    </figure>
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** `Normaal € 47,00 · Tot 30 jaar € 23,50`. */
function Prices({ table, zone }: { readonly table: PriceTable; readonly zone: RoomZone }) {
  const { money } = useFormats();
  const row = table.rows.find((found) => toPriceZoneKey(found.zone) === zone.key);
  const prices = table.ticketTypes.flatMap(({ name }, index) => {
    const price = row?.prices[index];
    return price ? [`${name} ${money(price.euros)}`] : [];
  });
  return <p className={styles.prices}>{prices.join(' · ')}</p>;
}

interface SeatChoicesProps {
  readonly seats: readonly AreaSeats[];
  readonly seat: RoomSeat;
  readonly onChoose: (seat: RoomSeat) => void;
}

/** The parts of the areas to choose a seat from, by touch and keys. Not announced, unlike the words. */
function SeatChoices({ seats, seat, onChoose }: SeatChoicesProps) {
  const t = useTranslate();
  const name = useId();
  const lines = seats.flatMap(({ area, choices }) =>
    (['whole', 'front', 'rear'] as const).map((row) => ({
      title: [seats.length > 1 && area.title, row !== 'whole' && t(`room.part.${row}`)]
        .filter(Boolean)
        .join(', '),
      choices: choices.filter(({ part }) => part.row === row),
    })),
  );
  return (
    <fieldset className={styles.choices} aria-live="off">
      <legend className="visually-hidden">{t('room.part')}</legend>
      {lines
        .filter(({ choices }) => choices.length > 0)
        .map(({ title, choices }) => (
          <p key={title}>
            {title && <small aria-hidden="true">{title}</small>}
            {choices.map(({ part, seat: own }) => (
              <label key={part.side}>
                <input
                  type="radio"
                  name={name}
                  checked={
                    own.area === seat.area && own.part.row === seat.part.row && part.side === seat.part.side
                  }
                  onChange={() => onChoose(own)}
                />
                <span>
                  <span className="visually-hidden">{title} </span>
                  {t(`room.part.${part.side}`)}
                </span>
              </label>
            ))}
          </p>
        ))}
    </fieldset>
  );
}

interface SeatMarkProps {
  readonly plan: RoomPlan;
  readonly seat: RoomSeat;
  readonly id: string;
}

/** The seat in the plan. */
function SeatMark({ plan, seat, id }: SeatMarkProps) {
  return (
    <svg className={styles.mark} viewBox={`0 0 ${plan.width} ${plan.height}`}>
      <circle id={id} cx={seat.x} cy={seat.y} r="4.5" />
    </svg>
  );
}
