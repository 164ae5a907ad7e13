import type { LanguageSwitchLink } from '#ui/head/page-alternates.ts';
import { useSite } from '#ui/kit/site.tsx';
import { LanguageLink } from '#ui/layout/language-link.tsx';
import { MenuLink } from '#ui/layout/menu-link.tsx';
import { usePersonalLinks } from '#ui/layout/use-personal-links.ts';
import styles from '#ui/layout/header-utility-links.module.css';

interface HeaderUtilityLinksProps {
  readonly language: LanguageSwitchLink;
  readonly pathname: string;
  /** False if the path of the search page is unknown. */
  readonly hasSearch: boolean;
}

/**
 * Search, personal links and the other language (LAYOUT-2). On small windows only the language is here; the rest is in the
 * quick bar.
 */
export function HeaderUtilityLinks({ language, pathname, hasSearch }: HeaderUtilityLinksProps) {
  const { t } = useSite();
  const { favourites, basket, account } = usePersonalLinks(pathname);
  return (
    <ul className={styles.service} data-print="no">
      {hasSearch && (
        <li>
          <button type="button" popoverTarget="search">
            {t('header.search')}
          </button>
        </li>
      )}
      {favourites && (
        <li>
          <MenuLink
            menu="service"
            href={favourites.href}
            label={t('header.favourites')}
            onClick={favourites.onClick}
          >
            {t('header.favourites')} <Count of={favourites.count} />
          </MenuLink>
        </li>
      )}
      {basket && (
        <li>
          <MenuLink menu="service" href={basket.href} label={t('header.basket')}>
            {t('header.basket')} <Count of={basket.count} />
          </MenuLink>
        </li>
      )}
      {account && (
        <li>
          <MenuLink
            menu="service"
            href={account.href}
            label={t(account.isLoggedIn ? 'header.profile' : 'header.login')}
            onClick={account.onClick}
          />
        </li>
      )}
      <li>
        <LanguageLink to={language} />
      </li>
    </ul>
  );
}

function Count({ of }: { readonly of: number }) {
  return of > 0 && <span className={styles.count}>({of})</span>;
}
