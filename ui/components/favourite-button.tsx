import styles from '#ui/components/favourite-button.module.css';
import { Icon } from '#ui/components/icon.tsx';

interface KeepButtonProps {
  /** What is kept, in words: `Bewaar Winterreise`. It stays the same whether it is kept or not. */
  readonly name: string;
  /** Stands beside the ribbon, where there is room for it; `name` begins with it. */
  readonly word?: string;
  readonly isKept: boolean;
  readonly onToggle: () => void;
}

/** A bookmark ribbon in the programme: the concert is on one's own list, or not. */
export function FavouriteButton({ name, word, isKept, onToggle }: KeepButtonProps) {
  return (
    <button
      type="button"
      className={styles.keep}
      aria-pressed={isKept}
      aria-label={name}
      data-look={word ? 'word' : undefined}
      onClick={onToggle}
    >
      <Icon name="bookmark" />
      {word}
    </button>
  );
}
