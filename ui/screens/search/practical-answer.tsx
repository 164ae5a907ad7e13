import { Link } from '#ui/kit/link.tsx';
import type { SearchData } from '#ui/screens/search/search.data.ts';
import styles from '#ui/screens/search/practical-answer.module.css';

interface PracticalAnswerProps {
  readonly answer: NonNullable<SearchData['answer']>;
}

/** The answer to a practical question above the results: the fact, and the page with the rest of it (DOOR-3). */
export function PracticalAnswer({ answer: { title, url, text } }: PracticalAnswerProps) {
  return (
    <section className={styles.answer} aria-labelledby="practical-answer">
      <h2 id="practical-answer">
        <Link href={url}>{title}</Link>
      </h2>
      {text && <p>{text}</p>}
    </section>
  );
}
