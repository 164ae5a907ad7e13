import { isInterval, type ProgrammeWork } from '#domain/event/event.ts';
import styles from '#ui/components/programme-table.module.css';
import { bindNumbers } from '#ui/format/bind-numbers.ts';

interface ProgrammeTableProps {
  readonly caption: string;
  readonly works: readonly ProgrammeWork[];
}

/** The programme as a table: composer, work, movements. */
export function ProgrammeTable({ caption, works }: ProgrammeTableProps) {
  return (
    <table className={styles.programme}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {works.map((work, index) => (isInterval(work) ? intervalRow(work, index) : workRow(work, index)))}
      </tbody>
    </table>
  );
}

function intervalRow({ title }: ProgrammeWork, index: number) {
  return (
    <tr key={`${index} ${title}`} data-interval="yes">
      <td colSpan={2}>{title}</td>
    </tr>
  );
}

/** A work without a composer spans both columns. */
function workRow({ composer, title, note }: ProgrammeWork, index: number) {
  return (
    <tr key={`${index} ${title}`}>
      {composer && <th scope="row">{composer}</th>}
      <td colSpan={composer ? 1 : 2}>
        {bindNumbers(title)}
        {note && <small>{bindNumbers(note)}</small>}
      </td>
    </tr>
  );
}
