import { isInterval, type ProgrammeWork } from '#domain/event/event.ts';
import { preventBreaksAroundNumbers } from '#ui/format/prevent-breaks-around-numbers.ts';
import { Link } from '#ui/kit/link.tsx';
import styles from '#ui/components/programme-table.module.css';

/** The links of a work: to its composer's concerts, and to its other evenings. */
interface WorkLinks {
  readonly composer?: string | undefined;
  readonly otherEvents?: { readonly href: string; readonly text: string } | undefined;
}

interface ProgrammeTableProps {
  readonly caption: string;
  readonly works: readonly ProgrammeWork[];
  readonly linksOf?: (work: ProgrammeWork) => WorkLinks;
}

/** The programme as a table: composer, work, movements. */
export function ProgrammeTable({ caption, works, linksOf }: ProgrammeTableProps) {
  return (
    <table className={styles.programme}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {works.map((work, index) =>
          isInterval(work) ? (
            intervalRow(work, index)
          ) : (
            <WorkRow key={`${index} ${work.title}`} work={work} links={linksOf?.(work)} />
          ),
        )}
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
function WorkRow({ work, links }: { readonly work: ProgrammeWork; readonly links: WorkLinks | undefined }) {
  const { composer, title, note } = work;
  const { composer: composerHref, otherEvents } = links ?? {};
  return (
    <tr>
      {composer && (
        <th scope="row">{composerHref ? <Link href={composerHref}>{composer}</Link> : composer}</th>
      )}
      <td colSpan={composer ? 1 : 2}>
        {preventBreaksAroundNumbers(title)}
        {note && <small>{preventBreaksAroundNumbers(note)}</small>}
        {otherEvents && (
          <small>
            <Link href={otherEvents.href}>{otherEvents.text}</Link>
          </small>
        )}
      </td>
    </tr>
  );
}
