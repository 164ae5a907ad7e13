import { ButtonLink } from '#ui/components/button.tsx';
import { Chip } from '#ui/components/chip.tsx';
import styles from '#ui/components/nothing-found.module.css';

interface NothingFoundProps {
  readonly title: string;
  readonly text: string;
  /** What would be found without one of the things asked for. */
  readonly ways?: readonly { readonly label: string; readonly count: number; readonly address: string }[];
  readonly on: { readonly label: string; readonly address: string };
}

/** An empty list says why, what to let go of, and leads on. */
export function NothingFound({ title, text, ways, on }: NothingFoundProps) {
  return (
    <div className={styles.nothing} id="results">
      <h2>{title}</h2>
      <p>{text}</p>
      {ways && ways.length > 0 && (
        <ul>
          {ways.map(({ label, count, address }) => (
            <li key={address}>
              <Chip label={label} count={count} href={address} />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink look="line" href={on.address}>
        {on.label}
      </ButtonLink>
    </div>
  );
}
