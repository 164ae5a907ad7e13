import { viewHeight, viewWidth } from '#domain/room/camera.ts';
import type { RoomArea, RoomPlan, RoomZone } from '#domain/room/room-plan.ts';
import { toSeatView, type SeatView as View } from '#domain/room/seat-view.ts';
import styles from '#ui/components/seat-view.module.css';
import { useTranslate } from '#ui/words/use-words.tsx';

interface SeatViewsProps {
  readonly plan: RoomPlan;
  readonly zone: RoomZone;
}

/** How the stage is seen from each area of a price zone (SEAT-1); nothing if the plan does not have its heights. */
export function SeatViews({ plan, zone }: SeatViewsProps) {
  return zone.areas.map((area) => {
    const view = toSeatView(plan, area);
    return view && <SeatView key={area.title} area={area} view={view} />;
  });
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
