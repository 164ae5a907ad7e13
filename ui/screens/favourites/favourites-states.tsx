import type { ReactNode } from 'react';
import { figurePath } from '#domain/figure/figure-path.ts';
import type { RichText } from '#domain/richtext/rich-text.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { Plate } from '#ui/components/plate.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { useFavouritesWishes } from '#ui/kit/favourites-context.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import type { FavouritesViewModel } from '#ui/screens/favourites/favourites.view-model.ts';
import styles from '#ui/screens/favourites/favourites-states.module.css';
import { useWords } from '#ui/words/use-words.tsx';

/** Nobody has said yet who is there. Without scripts nobody ever will, so that logging in is all there is. */
export function Waiting() {
  const t = useWords();
  return (
    <>
      <div className={styles.waiting}>
        <p role="status">{t('favourites.waiting')}</p>
      </div>
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
    <State title={t('favourites.login.title')} figure="waiting">
      <p>{t('favourites.login.text')}</p>
      <p className={styles.ways}>
        <LoginLink>{t('favourites.login.button')}</LoginLink>
        <ToCalendar>{t('favourites.login.browse')}</ToCalendar>
      </p>
    </State>
  );
}

/** Ticketing does not answer: nobody can say whose list it would be. */
export function NotThere() {
  const t = useWords();
  return (
    <State title={t('favourites.silent.title')} figure="grey">
      <p>{t('favourites.silent.text')}</p>
      <p className={styles.ways}>
        <LoginLink look="line">{t('favourites.login.button')}</LoginLink>
        <ToCalendar>{t('favourites.login.browse')}</ToCalendar>
      </p>
    </State>
  );
}

export function Unavailable({ viewModel }: { readonly viewModel: FavouritesViewModel }) {
  const t = useWords();
  const { locale } = useSite();
  const { ask } = useFavouritesWishes();
  const again = (): void => {
    if (viewModel.isUnavailable) void viewModel.retry(locale);
    else ask();
  };
  return (
    <State title={t('favourites.unknown.title')} figure="grey">
      <p>{t('favourites.unknown.text')}</p>
      <p className={styles.ways}>
        <Button onClick={again}>{t('favourites.unknown.retry')}</Button>
      </p>
    </State>
  );
}

/** A list with nothing on it yet; the editors say how it begins. */
export function Empty({ text }: { readonly text: RichText }) {
  const t = useWords();
  return (
    <State title={t('favourites.empty.title')} figure="waiting">
      <Prose text={text} />
      <p className={styles.ways}>
        <ToCalendar>{t('favourites.empty.browse')}</ToCalendar>
      </p>
    </State>
  );
}

interface StateProps {
  readonly title: string;
  /** The sand on the plate beside it: loose where something is to come, grey where nothing answers. */
  readonly figure: 'waiting' | 'grey';
  readonly children: ReactNode;
}

function State({ title, figure, children }: StateProps) {
  return (
    <section className={styles.state}>
      <div className={styles.figure}>
        <Plate src={figurePath({ identifier: 'favourites', theme: 'purple', mood: figure })} size={420} />
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
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
