import type { RichTextTree } from '#domain/media/rich-text.ts';
import { RichText } from '#ui/components/rich-text.tsx';
import styles from '#ui/components/prose.module.css';

interface ProseProps {
  readonly text: RichTextTree;
  /** `essay` has two columns where there is room; `lead` is large, for an introduction. */
  readonly look?: 'text' | 'essay' | 'lead';
}

/** Rich text set as running text: paragraphs indented, hyphenated in the page's language. */
export function Prose({ text, look = 'text' }: ProseProps) {
  if (text.length === 0) return null;
  return (
    <div className={styles.prose} data-look={look}>
      <RichText text={text} />
    </div>
  );
}
