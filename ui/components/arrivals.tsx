import type { Picture as PictureOf } from '#domain/media/image.ts';
import type { Arrival } from '#domain/room/room.ts';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/arrivals.module.css';

interface ArrivalsProps {
  /** A map of the hall's surroundings. */
  readonly image?: PictureOf;
  readonly arrivals: readonly Arrival[];
}

/** The ways to the door of the hall as a list, beside a map (ROOM-5). */
export function Arrivals({ image, arrivals }: ArrivalsProps) {
  const { t } = useSite();
  return (
    <div className="text-and-side">
      {image && (
        <figure className={styles.figure}>
          <Picture picture={image} portion={0.6} />
          <PictureCaption picture={image} />
        </figure>
      )}
      <ul className={styles.arrivals}>
        {arrivals.map(({ kind, title, text, minutes }) => (
          <li key={title}>
            <svg viewBox="-6 -6 12 12" aria-hidden="true">
              <circle r="5.5" />
              <path d={signLines[kind]} />
            </svg>
            <p>
              <b>{title}</b> <span>{t('map.minutes', { count: minutes })}</span>
            </p>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The lines of the signs, in a circle of 12 units around 0,0. */
const signLines: Readonly<Record<Arrival['kind'], string>> = {
  tram: 'M-2-2H2V2.4H-2ZM-2 .2H2M0-2V-3.6M-1.2-3.6H1.2M-1.4 3.5H1.4',
  train: 'M-2.2-3H2.2V1.6H-2.2ZM-2.2-.6H2.2M-1.2 1.6-2.2 3.4M1.2 1.6 2.2 3.4',
  bicycle:
    'M-3.7 1.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0ZM.7 1.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0ZM-2.2 1.2-1.1-1.3H1.4L2.2 1.2M-1.1-1.3.2 1.2 1.4-1.3M-1.8-1.9H-.5M1.4-1.3 1.1-2.4H2.2',
  car: 'M-1.3 3.2V-3.2H.5A1.9 1.9 0 0 1 .5.6H-1.3',
  ferry: 'M-3.6.8H3.6L2.4 3H-2.4ZM-2 .8V-1.6H1.2L2.2.8M-.6-1.6V-3.2',
  foot: 'M.3-3.3V-3.2M0-1.4-.4 1-1.7 3.4M-.4 1 1.4 3.4M-1.9.2 0-1.4 1.9 0',
};
