import { isInterval, type ProgrammeWork } from '#domain/event/event.ts';
import styles from '#ui/components/programme-table.module.css';
import { boundNumbers } from '#ui/format/bound-numbers.ts';

interface ProgrammeTableProps {
  readonly caption: string;
  readonly works: readonly ProgrammeWork[];
}

/** What is played, in order, as a programme sets it: composer, work, movements. */
export function ProgrammeTable({ caption, works }: ProgrammeTableProps) {
  return (
    <table className={styles.programme}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {works.map((work, place) => (isInterval(work) ? intervalRow(work, place) : workRow(work, place)))}
      </tbody>
    </table>
  );
}

function intervalRow({ title }: ProgrammeWork, place: number) {
  return (
    <tr key={`${place} ${title}`} data-interval="yes">
      <td colSpan={2}>{title}</td>
    </tr>
  );
}

/** A work whose composer is not named keeps its place in the column of the works. */
function workRow({ composer, title, note }: ProgrammeWork, place: number) {
  return (
    <tr key={`${place} ${title}`}>
      {composer && <th scope="row">{composer}</th>}
      <td colSpan={composer ? 1 : 2}>
        {boundNumbers(title)}
        {note && <small>{boundNumbers(note)}</small>}
      </td>
    </tr>
  );
}
