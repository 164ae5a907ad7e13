import { useLocation } from 'react-router-dom';
import { localPath } from '#domain/locale/locale-routes.ts';
import type { MenuItem } from '#domain/navigation/menu.ts';
import { activeItem } from '#domain/navigation/open-menu.ts';
import { languageSwitch } from '#domain/page/alternates.ts';
import type { Page } from '#domain/page/page.ts';
import { Icon } from '#ui/components/icon.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { SiteLink } from '#ui/kit/site-link.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { LanguageLink } from '#ui/layout/language-link.tsx';
import styles from '#ui/layout/site-header.module.css';
import { Wordmark } from '#ui/layout/wordmark.tsx';
import { useWords } from '#ui/words/use-words.tsx';

/** The running head: the hall's name, the main menu, the language switch (LAYOUT-2). Where the menu has no room it folds. */
export function SiteHeader({ page }: { readonly page: Page | null }) {
  const t = useWords();
  const { global, locale, now, settings } = useSite();
  const { pathname } = useLocation();
  const formats = useFormats();
  const menu = global?.navigation.menu ?? [];
  return (
    <header className={styles.head}>
      <Wordmark href={localPath(locale, '/')} label={t('site.home')} />
      {menu.length > 0 && (
        <>
          <nav className={styles.menu} aria-label={t('header.menu')}>
            <MenuList items={menu} />
          </nav>
          <details key={pathname} className={styles.fold}>
            <summary>
              <Icon name="menu" /> {t('header.fold')}
            </summary>
            <nav aria-label={t('header.menu')}>
              <MenuList items={menu} />
            </nav>
          </details>
        </>
      )}
      <p className={styles.date}>{formats.shortDate(now)}</p>
      <p className={styles.service}>
        <LanguageLink to={languageSwitch(locale, page ?? undefined, settings.origin)} />
      </p>
    </header>
  );
}

function MenuList({ items }: { readonly items: readonly MenuItem[] }) {
  const here = activeItem(items, useLocation().pathname);
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <SiteLink href={item.url} aria-current={item === here ? 'true' : undefined}>
            {item.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
