import { memo, type ReactNode } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { findActiveMenuItem } from '#ui/layout/active-menu-item.ts';
import { MenuLink } from '#ui/layout/menu-link.tsx';
import { usePersonalLinks } from '#ui/layout/use-personal-links.ts';
import styles from '#ui/layout/bottom-navigation.module.css';

/** The navigation bar at the lower edge of small windows (LAYOUT-4). It stays usable while the menu or the search is open. */
export const BottomNavigation = memo(function BottomNavigation({ pathname }: { readonly pathname: string }) {
  const { t, global } = useSite();
  const { favourites, basket, account } = usePersonalLinks(pathname);
  if (!global) return null;
  const { eventOverview, favoritePage } = global.globalPages;
  const accountLabel = t(account?.isLoggedIn ? 'header.profile' : 'header.login');
  const current = findActiveMenuItem(
    [favoritePage, eventOverview].map(({ url }) => ({ url, children: [] })),
    pathname,
  )?.url;
  return (
    <nav className={styles.bar} aria-label={t('header.quick')} data-frame="bar" data-theme="petrol">
      <button type="button" popoverTarget="search">
        <Icon name="search" />
        {t('header.search')}
      </button>
      <MenuLink
        menu="mobile"
        href={eventOverview.url}
        label={t('header.concerts')}
        aria-current={current === eventOverview.url ? 'true' : undefined}
      >
        <Icon name="calendar" />
        {t('header.concerts')}
      </MenuLink>
      <button type="button" popoverTarget="menu">
        <Icon name="menu" />
        {t('header.fold')}
      </button>
      {basket && (
        <MenuLink menu="mobile" href={basket.href} label={t('header.basket')}>
          <Icon name="basket" />
          <Count of={basket.count}>{t('header.basket')}</Count>
        </MenuLink>
      )}
      {favourites && (
        <MenuLink
          menu="mobile"
          href={favourites.href}
          label={t('header.favourites')}
          aria-current={current === favourites.href ? 'true' : undefined}
          onClick={favourites.onClick}
        >
          <Icon name="bookmark" />
          <Count of={favourites.count}>{t('header.favourites')}</Count>
        </MenuLink>
      )}
      {account && (
        <MenuLink menu="mobile" href={account.href} label={accountLabel} onClick={account.onClick}>
          <Icon name="profile" />
          {accountLabel}
        </MenuLink>
      )}
    </nav>
  );
});

function Count({ of, children }: { readonly of: number; readonly children: ReactNode }) {
  return (
    <>
      {children}
      {of > 0 && <b className={styles.count}>{of}</b>}
    </>
  );
}
