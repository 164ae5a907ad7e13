import { useRef } from 'react';
import { Checks, type ChecksProps } from '#ui/components/checks.tsx';
import { useUnfolded } from '#ui/kit/use-unfolded.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** The values behind the fold: hundreds of composers that most visitors never unfold cost a visitor who filters nothing. */
export function FoldedChecks({
  title,
  name,
  values,
  onToggle,
}: ChecksProps & {
  /** Of which filter they are, for those who hear the fold by itself. */
  readonly title: string;
}) {
  const t = useWords();
  const fold = useRef<HTMLDetailsElement>(null);
  const isUnfolded = useUnfolded(fold);
  return (
    <details ref={fold}>
      <summary>
        {t('events.facet.more', { count: values.length })}
        <span className="visually-hidden">: {title}</span>
      </summary>
      {isUnfolded && <Checks name={name} values={values} onToggle={onToggle} />}
    </details>
  );
}
