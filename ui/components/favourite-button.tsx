import { Icon } from '#ui/components/icon.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/icon-button.module.css';

interface FavouriteButtonProps {
  /** The title of the concert. */
  readonly title: string;
  /** `ribbon`: only the icon, for lists. `word`: with a label, for the concert's own page. */
  readonly look: 'ribbon' | 'word';
  readonly isSaved: boolean;
  readonly onToggle: () => void;
  readonly className?: string | undefined;
}

/** A toggle button with a bookmark icon: whether the concert is a favourite. The accessible name begins with the label (WAY-31). */
export function FavouriteButton({ title, look, isSaved, onToggle, className = '' }: FavouriteButtonProps) {
  const { t } = useSite();
  const hasWord = look === 'word';
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-pressed={isSaved}
      aria-label={t(hasWord && isSaved ? 'event.savedTitle' : 'event.saveTitle', { title })}
      data-look={hasWord ? 'word' : undefined}
      onClick={({ currentTarget }) => {
        // Safari focuses no button at a press; the notice about it looks for the focus.
        currentTarget.focus();
        onToggle();
      }}
    >
      <Icon name="bookmark" />
      {hasWord && t(isSaved ? 'event.saved' : 'event.keep')}
    </button>
  );
}
