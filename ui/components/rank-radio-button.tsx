import type { Rank } from '#domain/pricing/rank.ts';
import type { RankLocation } from '#ui/format/rank-location.ts';
import styles from '#ui/components/rank-radio-button.module.css';

/** The colour of a rank. */
export function RankColourMark({ rank }: { readonly rank: Rank | null }) {
  return <span className={styles.mark} data-rank={rank ?? undefined} />;
}

interface RankRadioButtonProps {
  readonly rank: Rank | null;
  readonly name: string;
  readonly place: RankLocation;
}

/** A radio button in the colour of a rank: the chosen rank is the only one lit in the plan of the room (ROOM-1). It needs no script. */
export function RankRadioButton({ rank, name, place: { id, group, text, free } }: RankRadioButtonProps) {
  return (
    <label className={styles.choice}>
      <input className={styles.mark} type="radio" id={id} name={group} data-rank={rank ?? undefined} />
      <span>
        {name} <small>{text}</small>
        {free !== undefined && (
          <small className={styles.free} data-script="only">
            {free}
          </small>
        )}
      </span>
    </label>
  );
}
