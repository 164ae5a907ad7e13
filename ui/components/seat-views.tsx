import { viewHeight, viewWidth } from '#domain/room/camera.ts';
import type { RoomArea, RoomPlan, RoomZone } from '#domain/room/room-plan.ts';
import { computeSeatView, type SeatView as View } from '#domain/room/seat-view.ts';
import type { ConcertTicketingIds } from '#ports/ticketing-site.port.ts';
import { createLazyComponent } from '#ui/kit/lazy-component.tsx';
import { useTicketingCapabilities } from '#ui/kit/ticketing-context.tsx';
import { useTranslate } from '#ui/words/use-words.tsx';
import styles from '#ui/components/seat-views.module.css';

const LazyFreePlaces = createLazyComponent(
  async () => (await import('#ui/components/free-places.tsx')).FreePlaces,
);

interface SeatViewsProps {
  readonly plan: RoomPlan;
  readonly zone: RoomZone;
  /** The concert whose free places are stated; undefined for a plan alone. */
  readonly concert: ConcertTicketingIds | undefined;
}

/**
 * How the stage is seen from each area of a price zone (SEAT-1), if the plan has its heights. The line with its free places is empty until
 * they are known, so that nothing moves (SEAT-3).
 */
export function SeatViews({ plan, zone, concert }: SeatViewsProps) {
  const { freePlaces } = useTicketingCapabilities();
  return (
    <>
      {concert && freePlaces && (
        <p className={styles.free}>
          <LazyFreePlaces concert={concert} zone={zone.key} />
        </p>
      )}
      {zone.areas.map((area) => {
        const view = computeSeatView(plan, area);
        return view && <SeatView key={area.title} area={area} view={view} />;
      })}
    </>
  );
}

/** The drawing, and the same in words. */
function SeatView({ area, view }: { readonly area: RoomArea; readonly view: View }) {
  const t = useTranslate();
  const { shapes, side, rowsAhead, metres } = view;
  const words = [
    t(`room.view.${side}`),
    rowsAhead === 0 ? t('room.view.firstRow') : t('room.view.rows', { count: rowsAhead }),
    t('room.view.metres', { count: metres }),
    area.stairsOnly && t('room.stairsOnly'),
    area.hearingLoop && t('room.hearingLoop'),
  ];
  return (
    <figure className={styles.view}>
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
        <b>{area.title}</b>
        <span>{words.filter(Boolean).join(', ')}.</span>
      </figcaption>
    </figure>
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
