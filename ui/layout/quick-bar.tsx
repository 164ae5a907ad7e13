import { memo, type ReactNode } from 'react';
import { isActive } from '#domain/navigation/open-menu.ts';
import { Icon } from '#ui/components/icon.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { SiteLink } from '#ui/kit/site-link.tsx';
import styles from '#ui/layout/quick-bar.module.css';
import { usePersonalLinks } from '#ui/layout/use-personal-links.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** What small windows have at hand at their lower edge (LAYOUT-4). It stays beside the menu and the search, which it opens. */
export const QuickBar = memo(function QuickBar({ pathname }: { readonly pathname: string }) {
  const t = useWords();
  const { global } = useSite();
  const { favourites, basket, account } = usePersonalLinks();
  if (!global) return null;
  const { eventOverview } = global.globalPages;
  const isHere = isActive({ url: eventOverview.url, children: [] }, pathname);
  return (
    <nav className={styles.bar} aria-label={t('header.quick')} data-frame="bar" data-theme="petrol">
      <button type="button" popoverTarget="search">
        <Icon name="search" />
        {t('header.search')}
      </button>
      <SiteLink href={eventOverview.url} aria-current={isHere ? 'true' : undefined}>
        <Icon name="calendar" />
        {t('header.concerts')}
      </SiteLink>
      <button type="button" popoverTarget="menu">
        <Icon name="menu" />
        {t('header.fold')}
      </button>
      <a href={basket.href}>
        <Icon name="basket" />
        <Counted count={basket.count}>{t('header.basket')}</Counted>
      </a>
      {favourites && (
        <SiteLink href={favourites.href} onClick={favourites.onClick}>
          <Icon name="bookmark" />
          <Counted count={favourites.count}>{t('header.favourites')}</Counted>
        </SiteLink>
      )}
      <a href={account.href}>
        <Icon name="profile" />
        {t(account.isLoggedIn ? 'header.profile' : 'header.login')}
      </a>
    </nav>
  );
});

function Counted({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <>
      {children}
      {count > 0 && <b className={styles.count}>{count}</b>}
    </>
  );
}
