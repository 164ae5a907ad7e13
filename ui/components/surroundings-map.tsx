import {
  type ArrivalPoint,
  listVehicleLines,
  type MapLabel,
  type SurroundingsMap as Surroundings,
} from '#domain/room/surroundings-map.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useTranslate } from '#ui/words/use-words.tsx';
import styles from '#ui/components/surroundings-map.module.css';

interface SurroundingsMapProps {
  readonly map: Surroundings;
}

/** The surroundings of the hall, drawn from data, and the ways to its door as a list (ROOM-5). A screen reader reads the list only. */
export function SurroundingsMap({ map }: SurroundingsMapProps) {
  const t = useTranslate();
  return (
    <div className="text-and-side">
      <figure className={styles.figure}>
        <svg className={styles.drawing} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
          <Ground map={map} />
          <Walks map={map} />
          {map.labels.map((label) => (
            <Label key={`${label.x} ${label.y}`} label={label} />
          ))}
          <Hall map={map} />
          {map.arrivals.map(({ kind, x, y }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <ArrivalSign kind={kind} />
            </g>
          ))}
        </svg>
        <Legend map={map} />
      </figure>
      <ul className={styles.arrivals}>
        {map.arrivals.map(({ kind, title, text, minutes }) => (
          <li key={title}>
            <svg viewBox="-6 -6 12 12" aria-hidden="true">
              <ArrivalSign kind={kind} />
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

/** Water, parks, buildings, streets and the lines of vehicles. */
function Ground({ map: { shapes, lines } }: SurroundingsMapProps) {
  return (
    <>
      {shapes.map(({ kind, outline }) => (
        <path key={outline} className={styles.shape} data-kind={kind} d={outline} />
      ))}
      {lines.map(({ kind, lines: path }) => (
        <path key={path} className={styles.line} data-kind={kind} d={path} />
      ))}
    </>
  );
}

function Walks({ map: { arrivals } }: SurroundingsMapProps) {
  return arrivals.map(({ walk }) => walk && <path key={walk} className={styles.walk} d={walk} />);
}

function Label({ label: { kind, title, x, y, turn } }: { readonly label: MapLabel }) {
  return (
    <text
      className={styles.label}
      data-kind={kind}
      x={x}
      y={y}
      {...(turn !== 0 && { transform: `rotate(${turn} ${x} ${y})` })}
    >
      {title}
    </text>
  );
}

function Hall({ map: { hall } }: SurroundingsMapProps) {
  const { global } = useSiteContext();
  const { door } = hall;
  return (
    <>
      <path className={styles.hall} d={hall.outline} />
      <g transform={`translate(${door.x} ${door.y})`}>
        <DoorSign />
      </g>
      <text className={styles.name} {...hall.label}>
        {global?.site.name}
      </text>
    </>
  );
}

/** What the lines mean. */
function Legend({ map }: SurroundingsMapProps) {
  const t = useTranslate();
  return (
    <figcaption className={styles.legend}>
      <span>
        <svg viewBox="-6 -6 12 12" aria-hidden="true">
          <DoorSign />
        </svg>
        {t('map.door')}
      </span>
      <span>
        <svg viewBox="0 -6 24 12" aria-hidden="true">
          <path className={styles.walk} d="M2 0H24" />
        </svg>
        {t('map.walk')}
      </span>
      {listVehicleLines(map).map((kind) => (
        <span key={kind}>
          <svg viewBox="0 -6 24 12" aria-hidden="true">
            <path className={styles.line} data-kind={kind} d="M0 0H24" />
          </svg>
          {kind !== 'street' && t(`map.line.${kind}`)}
        </span>
      ))}
    </figcaption>
  );
}

/** The lines of the signs, in a circle of 12 units around 0,0. */
const signLines: Readonly<Record<ArrivalPoint['kind'], string>> = {
  tram: 'M-2-2H2V2.4H-2ZM-2 .2H2M0-2V-3.6M-1.2-3.6H1.2M-1.4 3.5H1.4',
  train: 'M-2.2-3H2.2V1.6H-2.2ZM-2.2-.6H2.2M-1.2 1.6-2.2 3.4M1.2 1.6 2.2 3.4',
  bicycle:
    'M-3.7 1.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0ZM.7 1.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0ZM-2.2 1.2-1.1-1.3H1.4L2.2 1.2M-1.1-1.3.2 1.2 1.4-1.3M-1.8-1.9H-.5M1.4-1.3 1.1-2.4H2.2',
  car: 'M-1.3 3.2V-3.2H.5A1.9 1.9 0 0 1 .5.6H-1.3',
  ferry: 'M-3.6.8H3.6L2.4 3H-2.4ZM-2 .8V-1.6H1.2L2.2.8M-.6-1.6V-3.2',
  foot: 'M.3-3.3V-3.2M0-1.4-.4 1-1.7 3.4M-.4 1 1.4 3.4M-1.9.2 0-1.4 1.9 0',
};

function ArrivalSign({ kind }: Pick<ArrivalPoint, 'kind'>) {
  return (
    <g className={styles.sign}>
      <circle r="5.5" />
      <path d={signLines[kind]} />
    </g>
  );
}

/** A triangle that points at the door, from the street. */
function DoorSign() {
  return (
    <g className={styles.door}>
      <path d="M0-4 4.2 3.4H-4.2Z" />
    </g>
  );
}
