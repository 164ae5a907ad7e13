import type { LanguageSwitch } from '#domain/page/alternates.ts';
import { SiteLink } from '#ui/kit/site-link.tsx';
import { LanguageLink } from '#ui/layout/language-link.tsx';
import styles from '#ui/layout/service-links.module.css';
import { usePersonalLinks } from '#ui/layout/use-personal-links.ts';
import { useWords } from '#ui/words/use-words.tsx';

interface ServiceLinksProps {
  readonly language: LanguageSwitch;
  /** False while nobody knows where the search page is. */
  readonly hasSearch: boolean;
}

/** Search, one's own things, and the other language (LAYOUT-2). Small windows have all but the language in the bar below. */
export function ServiceLinks({ language, hasSearch }: ServiceLinksProps) {
  const t = useWords();
  const { favourites, basket, account } = usePersonalLinks();
  return (
    <ul className={styles.service}>
      {hasSearch && (
        <li>
          <button type="button" popoverTarget="search">
            {t('header.search')}
          </button>
        </li>
      )}
      {favourites && (
        <li>
          <SiteLink href={favourites.href} onClick={favourites.onClick}>
            {t('header.favourites')} <Count of={favourites.count} />
          </SiteLink>
        </li>
      )}
      <li>
        <a href={basket.href}>
          {t('header.basket')} <Count of={basket.count} />
        </a>
      </li>
      <li>
        <a href={account.href}>{t(account.isLoggedIn ? 'header.profile' : 'header.login')}</a>
      </li>
      <li>
        <LanguageLink to={language} />
      </li>
    </ul>
  );
}

function Count({ of }: { readonly of: number }) {
  return of > 0 && <span className={styles.count}>({of})</span>;
}
