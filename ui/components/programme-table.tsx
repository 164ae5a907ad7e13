import type { ProgrammeWork } from '#domain/event/event.ts';
import styles from '#ui/components/programme-table.module.css';
import { boundNumbers } from '#ui/format/bound-numbers.ts';

interface ProgrammeTableProps {
  readonly caption: string;
  readonly works: readonly ProgrammeWork[];
}

/** What is played, in order, as a programme sets it: composer, work, movements. A work without composer is an interval. */
export function ProgrammeTable({ caption, works }: ProgrammeTableProps) {
  return (
    <table className={styles.programme}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {works.map(({ composer, title, note }, place) =>
          composer === undefined ? (
            <tr key={`${place} ${title}`} data-interval="yes">
              <td colSpan={2}>{title}</td>
            </tr>
          ) : (
            <tr key={`${place} ${title}`}>
              <th scope="row">{composer}</th>
              <td>
                {boundNumbers(title)}
                {note && <small>{boundNumbers(note)}</small>}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
