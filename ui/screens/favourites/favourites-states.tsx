import type { ReactNode } from 'react';
import { figurePath } from '#domain/figure/figure-path.ts';
import type { RichText } from '#domain/richtext/rich-text.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { Plate } from '#ui/components/plate.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useVisitorServices } from '#ui/kit/visitor-context.tsx';
import type { FavouritesViewModel } from '#ui/screens/favourites/favourites.view-model.ts';
import styles from '#ui/screens/favourites/favourites-states.module.css';
import { useWords } from '#ui/words/use-words.tsx';

interface StateProps {
  /** The sand on the plate: loose where something is to come, grey where nothing answers. */
  readonly figure: 'waiting' | 'grey';
  readonly children: ReactNode;
}

/**
 * A plate, and beside it why there is no list to see. The plate is there from the beginning and stays while the words change,
 * with room for the longest of them, so that nothing moves when it is known who is there.
 */
export function State({ figure, children }: StateProps) {
  const src = figurePath({ identifier: 'favourites', theme: 'purple', mood: figure });
  return (
    <section className={styles.state}>
      <div className={styles.figure}>
        <Plate src={src} size={420} isFirst />
      </div>
      <div className={styles.words}>{children}</div>
    </section>
  );
}

/** Nobody has said yet who is there. Without scripts nobody ever will, so that logging in is all there is. */
export function Waiting() {
  const t = useWords();
  return (
    <>
      <p className={styles.waiting} role="status">
        {t('favourites.waiting')}
      </p>
      <noscript>
        <LoggedOut />
      </noscript>
    </>
  );
}

/** Why one logs in, and where. */
export function LoggedOut() {
  const t = useWords();
  return (
    <>
      <h2>{t('favourites.login.title')}</h2>
      <p>{t('favourites.login.text')}</p>
      <p className={styles.ways}>
        <LoginLink>{t('favourites.login.button')}</LoginLink>
        <ToCalendar>{t('favourites.login.browse')}</ToCalendar>
      </p>
    </>
  );
}

/** Ticketing does not answer: nobody can say whose list it would be. */
export function NotThere() {
  const t = useWords();
  return (
    <>
      <h2>{t('favourites.silent.title')}</h2>
      <p>{t('favourites.silent.text')}</p>
      <p className={styles.ways}>
        <LoginLink look="line">{t('favourites.login.button')}</LoginLink>
        <ToCalendar>{t('favourites.login.browse')}</ToCalendar>
      </p>
    </>
  );
}

export function Unavailable({ viewModel }: { readonly viewModel: FavouritesViewModel }) {
  const t = useWords();
  const run = useVisitorServices();
  const again = (): void => {
    if (viewModel.isUnavailable) void viewModel.retry();
    else run((visitor) => visitor.favourites.ask());
  };
  return (
    <>
      <h2>{t('favourites.unknown.title')}</h2>
      <p>{t('favourites.unknown.text')}</p>
      <p className={styles.ways}>
        <Button onClick={again}>{t('favourites.unknown.retry')}</Button>
      </p>
    </>
  );
}

/** A list with nothing on it yet; the editors say how it begins. */
export function Empty({ text }: { readonly text: RichText }) {
  const t = useWords();
  return (
    <>
      <h2>{t('favourites.empty.title')}</h2>
      <Prose text={text} />
      <p className={styles.ways}>
        <ToCalendar>{t('favourites.empty.browse')}</ToCalendar>
      </p>
    </>
  );
}

function ToCalendar({ children }: { readonly children: ReactNode }) {
  const { global } = useSite();
  if (!global) return null;
  return (
    <ButtonLink look="line" href={global.globalPages.eventOverview.url}>
      {children}
    </ButtonLink>
  );
}
