import styles from '#ui/components/favourite-button.module.css';
import { Icon } from '#ui/components/icon.tsx';

interface FavouriteButtonProps {
  /** The accessible name: `Bewaar Winterreise`, or with a label of a saved concert `Bewaard: Winterreise`. */
  readonly name: string;
  /** A visible label beside the icon; `name` begins with it. */
  readonly word?: string;
  readonly isSaved: boolean;
  readonly onToggle: () => void;
}

/** A toggle button with a bookmark icon: whether the concert is a favourite. */
export function FavouriteButton({ name, word, isSaved, onToggle }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isSaved}
      aria-label={name}
      data-look={word ? 'word' : undefined}
      onClick={onToggle}
    >
      <Icon name="bookmark" />
      {word}
    </button>
  );
}
