import { Fragment, type ReactNode, useId, useEffect } from 'react';
import {
  listRoomMarkKinds,
  type RoomPlan as Plan,
  type RoomMark,
  type RoomZone,
  listRoomZones,
} from '#domain/room/room.ts';
import { RankRadioButton } from '#ui/components/rank-radio-button.tsx';
import { toRankRadioButtonId, toRankLocation } from '#ui/format/rank-location.ts';
import { useSite } from '#ui/kit/site.tsx';
import type { Translate } from '#ui/words/translate.ts';
import styles from '#ui/components/room-plan.module.css';

interface RoomPlanProps {
  readonly plan: Plan;
  /** The zones that are listed beside the plan, in a price table; without them, the plan has a list of its zones itself. */
  readonly listed?: {
    /** The name of the group of their radio buttons. */
    readonly group: string;
    /** The keys of the zones. */
    readonly zones: readonly string[];
  };
}

/** The plan of a room (ROOM-1), drawn from data. A screen reader reads the places of the zones instead. */
export function RoomPlan({ plan, listed }: RoomPlanProps) {
  const ownGroup = useId();
  const group = listed?.group ?? ownGroup;
  useClearableRadioGroup(group);
  const zones = listRoomZones(plan);
  const parts = (
    <>
      <figure className={styles.figure}>
        <div
          className={styles.drawing}
          data-shape={plan.height > plan.width ? 'high' : 'wide'}
          aria-hidden="true"
        >
          <Building plan={plan} />
          {zones.map((zone) => (
            <ZoneLayer
              key={zone.key}
              plan={plan}
              zone={zone}
              radioId={
                !listed || listed.zones.includes(zone.key) ? toRankRadioButtonId(zone, group) : undefined
              }
            />
          ))}
        </div>
        <Legend plan={plan} />
      </figure>
      {!listed && <ZoneList zones={zones} group={group} />}
    </>
  );
  if (listed) return parts;
  return (
    <div className={`${styles.large} text-and-side`} data-plan-scope="">
      {parts}
    </div>
  );
}

function ZoneList({ zones, group }: { readonly zones: readonly RoomZone[]; readonly group: string }) {
  const { t } = useSite();
  return (
    <ul className={styles.zones}>
      {zones.map((zone) => (
        <li key={zone.key}>
          <RankRadioButton rank={zone.rank} name={zoneName(zone, t)} place={toRankLocation(zone, group, t)} />
        </li>
      ))}
    </ul>
  );
}

/** Walls, stage and marks. */
function Building({ plan }: Pick<RoomPlanProps, 'plan'>) {
  const { t } = useSite();
  return (
    <svg viewBox={toViewBox(plan)} fontSize={plan.width / textPerWidth}>
      <path className={styles.walls} d={plan.walls} />
      <path className={styles.stage} d={plan.stage} />
      <text className={styles.word} {...plan.stageLabel}>
        {t('room.stage')}
      </text>
      {plan.marks.map((mark) => (
        <g key={`${mark.x} ${mark.y}`} transform={`translate(${mark.x} ${mark.y})`}>
          <MarkSign kind={mark.kind} />
        </g>
      ))}
    </svg>
  );
}

interface ZoneLayerProps extends ZoneRowsProps {
  /** The zone's radio button; undefined for a zone that is not for sale, which is drawn without colour and name. */
  readonly radioId: string | undefined;
}

/** The rows of a zone, over those of the others: a label of the zone's radio button, so that a click on a row chooses it. */
function ZoneLayer({ plan, zone, radioId }: ZoneLayerProps) {
  if (!radioId)
    return (
      <span className={styles.zone}>
        <ZoneRows plan={plan} zone={zone} />
      </span>
    );
  return (
    <label className={styles.zone} htmlFor={radioId} data-rank={zone.rank ?? undefined}>
      <ZoneRows plan={plan} zone={zone}>
        <ZoneSigns zone={zone} />
      </ZoneRows>
    </label>
  );
}

interface ZoneRowsProps {
  readonly plan: Plan;
  readonly zone: RoomZone;
}

function ZoneRows({ plan, zone, children }: ZoneRowsProps & { readonly children?: ReactNode }) {
  const rows = zone.areas.map((area) => area.rows).join('');
  return (
    <svg viewBox={toViewBox(plan)} fontSize={plan.width / textPerWidth}>
      <path className={styles.rows} d={rows} />
      <path className={styles.seats} d={rows} />
      {children}
    </svg>
  );
}

/** The name of a zone, in each part of its areas: one letter for a rank that has a word. */
function ZoneSigns({ zone }: Pick<ZoneRowsProps, 'zone'>) {
  const { t } = useSite();
  const hasWord = zone.rank === 'gold' || zone.rank === '1p';
  return zone.areas
    .flatMap(({ labels }) => labels)
    .map(({ x, y }) => (
      <Fragment key={`${x} ${y}`}>
        <circle className={styles.sign} cx={x} cy={y} r="7" />
        <text className={styles.word} x={x} y={y}>
          {hasWord ? zoneName(zone, t).slice(0, 1) : (zone.rank ?? zone.zone)}
        </text>
      </Fragment>
    ));
}

/** What the marks mean. */
function Legend({ plan }: Pick<RoomPlanProps, 'plan'>) {
  const { t } = useSite();
  return (
    <figcaption className={styles.legend}>
      <p data-print="no">{t('room.choose')}</p>
      {listRoomMarkKinds(plan).map((kind) => (
        <span key={kind}>
          <svg viewBox="-6 -6 12 12" aria-hidden="true">
            <MarkSign kind={kind} />
          </svg>
          {t(`room.mark.${kind}`)}
        </span>
      ))}
    </figcaption>
  );
}

/** The lines of the signs, in a circle of 12 units around 0,0. */
const signLines: Readonly<Record<RoomMark['kind'], string>> = {
  stairs: 'M-3.3 2.7H-1.1V.9H1.1V-.9H3.3',
  lift: 'M0-3.4V3.4M-1.7-1.7 0-3.4 1.7-1.7M-1.7 1.7 0 3.4 1.7 1.7',
  wheelchair: 'M-.8-3.6V.3H1.7L2.8 3M1.1 1.9A2.1 2.1 0 1 1-.9-.9',
};

function MarkSign({ kind }: Pick<RoomMark, 'kind'>) {
  return (
    <>
      <circle className={styles.mark} r="5.5" />
      <path className={styles.line} d={signLines[kind]} />
    </>
  );
}

/** The width of a plan in heights of its letters. */
const textPerWidth = 25;

function toViewBox({ width, height }: Plan): string {
  return `0 0 ${width} ${height}`;
}

function zoneName({ rank, zone }: RoomZone, t: Translate): string {
  if (rank === 'gold' || rank === '1p') return t(`room.rank.${rank}`);
  return rank ? t('room.rank', { zone: rank }) : zone;
}

/**
 * Lets a visitor clear the choice in a group of radio buttons: by choosing the chosen one again, or with Escape. Escape also
 * removes the focus, because the focused button lights its zone too (ROOM-1).
 */
function useClearableRadioGroup(group: string): void {
  useEffect(() => {
    const isOption = (target: EventTarget | null): target is HTMLInputElement =>
      target instanceof HTMLInputElement && target.name === group;
    let chosen = [...document.getElementsByName(group)].filter(isOption).find(({ checked }) => checked);
    const remember = ({ target }: Event): void => {
      if (isOption(target)) chosen = target;
    };
    const clear = (): void => {
      if (chosen) chosen.checked = false;
      chosen = undefined;
    };
    const clearIfChosen = ({ target }: Event): void => {
      if (target === chosen) clear();
    };
    const clearOnEscape = ({ key, target }: KeyboardEvent): void => {
      if (key !== 'Escape' || !(isOption(target) || target === document.body)) return;
      clear();
      if (isOption(target)) target.blur();
    };
    // A choice fires click before change: the first click on a button finds another one chosen, or none.
    document.addEventListener('click', clearIfChosen);
    document.addEventListener('change', remember);
    document.addEventListener('keydown', clearOnEscape);
    return () => {
      document.removeEventListener('click', clearIfChosen);
      document.removeEventListener('change', remember);
      document.removeEventListener('keydown', clearOnEscape);
    };
  }, [group]);
}
