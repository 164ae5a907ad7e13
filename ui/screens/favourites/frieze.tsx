import { observer } from 'mobx-react-lite';
import { comingOf } from '#domain/favourites/personal-season.ts';
import { figurePath } from '#domain/figure/figure-path.ts';
import type { Theme } from '#domain/page/theme.ts';
import { isoOf } from '#domain/time/instant.ts';
import { Plate } from '#ui/components/plate.tsx';
import { useLink } from '#ui/kit/link-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import styles from '#ui/screens/favourites/favourites.module.css';
import type { FavouritesViewModel } from '#ui/screens/favourites/favourites.view-model.ts';
import { useWords } from '#ui/words/use-words.tsx';

export interface FriezeProps {
  readonly viewModel: FavouritesViewModel;
  readonly theme: Theme;
}

/** The evenings of one's own season side by side, each with its figure: a series nobody else has. */
export const Frieze = observer(function Frieze({ viewModel, theme }: FriezeProps) {
  const t = useWords();
  const formats = useFormats();
  const Link = useLink();
  const coming = viewModel.season ? comingOf(viewModel.season) : [];
  if (coming.length === 0) return <div className={styles.bare} />;
  return (
    <ol className={styles.frieze} aria-label={t('favourites.season')}>
      {coming.map((event) => (
        <li key={event.uri}>
          <Link href={event.url}>
            <Plate
              src={figurePath({
                identifier: event.id,
                room: event.room?.title ?? '',
                theme,
                mood: event.importStatus === 'cancelled' ? 'silent' : 'open',
              })}
              size={144}
            />
            <time dateTime={isoOf(event.starts)}>{formats.shortDate(event.starts)}</time>
            <span className="visually-hidden">, {event.title}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
});
