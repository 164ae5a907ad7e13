import type { ReactNode } from 'react';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { useSite } from '#ui/kit/site.tsx';
import { HallLogoLink } from '#ui/layout/hall-logo-link.tsx';
import styles from '#ui/screens/recommendation/keuzehulp-header.module.css';

interface KeuzehulpHeaderProps {
  readonly onStop: () => void;
  readonly stop: string;
  readonly children?: ReactNode;
}

/** The header of the full-window keuzehulp: the hall's name, the progress, and a button to stop. */
export function KeuzehulpHeader({ onStop, stop, children }: KeuzehulpHeaderProps) {
  const { t, locale } = useSite();
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <HallLogoLink href={toLocalePath(locale, '/')} label={t('keuzehulp.home')} />
        {children}
        <button type="button" className={styles.stop} onClick={onStop}>
          {stop}
        </button>
      </div>
    </div>
  );
}

/** The progress as a row of numbers. */
export function KeuzehulpProgress({ step, of }: { readonly step: number; readonly of: number }) {
  const { t } = useSite();
  return (
    <div className={styles.progress}>
      <p className="visually-hidden" id="progress">
        {t('keuzehulp.progress', { step, of })}
      </p>
      <ol aria-hidden="true">
        {Array.from({ length: of }, (_, index) => index + 1).map((number) => (
          <li key={number} data-place={number === step ? 'here' : number < step ? 'done' : 'ahead'}>
            {number}
          </li>
        ))}
      </ol>
    </div>
  );
}
