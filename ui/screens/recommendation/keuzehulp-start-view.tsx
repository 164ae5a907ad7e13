import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PageOf } from '#domain/page/page.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import type { KeuzehulpViewModel } from '#ui/screens/recommendation/keuzehulp.view-model.ts';
import styles from '#ui/screens/recommendation/keuzehulp-start-view.module.css';

interface KeuzehulpStartViewProps {
  readonly page: PageOf<'recommendation'>;
  /** The run; null on the server, and until the visitor layer has been loaded. */
  readonly viewModel: KeuzehulpViewModel | null;
  /** The visitor clicked start before there was a run. */
  readonly isBeginning: boolean;
  /** The editors have provided no usable tree. */
  readonly isRefused: boolean;
  readonly onStart: () => void;
}

/** The start of the keuzehulp. Rendered on the server, the same for all visitors, and all there is without scripts. */
export const KeuzehulpStartView = observer(function KeuzehulpStartView({
  page,
  viewModel,
  isBeginning,
  isRefused,
  onStart,
}: KeuzehulpStartViewProps) {
  const { t } = useSite();
  const hasFailed = viewModel?.keuzehulp?.kind === 'start' && viewModel.keuzehulp.notice !== null;
  return (
    <PageHead
      page={{ title: page.title }}
      surface="cover"
      focusKey="start"
      subtitle={page.subtitle}
      aside={<Prose text={page.introduction} />}
    >
      <div className={`${styles.foot} wrap stack`}>
        <div className={styles.actions} role="status">
          {isRefused && <Notice title={t('keuzehulp.refused.title')}>{t('keuzehulp.refused.text')}</Notice>}
          {hasFailed && <Failed viewModel={viewModel} />}
        </div>
        {!isRefused && (
          <p className={`${styles.start} cluster`} data-script="only">
            <Button aria-disabled={isBeginning} onClick={onStart}>
              {t(
                isBeginning ? 'keuzehulp.starting' : hasFailed ? 'keuzehulp.failed.again' : 'keuzehulp.start',
              )}
            </Button>
            <span>{t('keuzehulp.facts')}</span>
          </p>
        )}
        <noscript>
          <p>{t('keuzehulp.withoutScript')}</p>
        </noscript>
        <p className={styles.browse}>
          <CalendarLink>{t(isRefused ? 'keuzehulp.calendar' : 'keuzehulp.browse')}</CalendarLink>
        </p>
      </div>
    </PageHead>
  );
});

function Failed({ viewModel }: Pick<KeuzehulpStartViewProps, 'viewModel'>) {
  const { t } = useSite();
  return (
    <Notice title={t('keuzehulp.failed.title')}>
      {t('keuzehulp.failed.text')}
      {viewModel?.retryAddress && (
        <ButtonLink look="line" href={viewModel.retryAddress}>
          {t('keuzehulp.failed.retry')}
        </ButtonLink>
      )}
    </Notice>
  );
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{children}</p>
    </div>
  );
}

function CalendarLink({ children }: { readonly children: ReactNode }) {
  const { global } = useSite();
  return global && <Link href={global.globalPages.eventOverview.url}>{children}</Link>;
}
