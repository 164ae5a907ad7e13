import type { RichText as RichTextTree } from '#domain/richtext/rich-text.ts';
import styles from '#ui/components/prose.module.css';
import { RichText } from '#ui/components/rich-text.tsx';

interface ProseProps {
  readonly text: RichTextTree;
  /** `opening` begins with a large letter; `essay` too, and where there is room it runs in two columns. */
  readonly look?: 'text' | 'opening' | 'essay';
}

/** What an editor wrote, set as the text of a programme: paragraphs indented, hyphenated in the page's language. */
export function Prose({ text, look = 'text' }: ProseProps) {
  if (text.length === 0) return null;
  return (
    <div className={styles.prose} data-look={look}>
      <RichText text={text} />
    </div>
  );
}
