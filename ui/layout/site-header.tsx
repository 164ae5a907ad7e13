import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { localPath } from '#domain/locale/locale-routes.ts';
import { languageSwitch } from '#domain/page/alternates.ts';
import type { Page } from '#domain/page/page.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { LanguageLink } from '#ui/layout/language-link.tsx';
import styles from '#ui/layout/site-header.module.css';
import { Wordmark } from '#ui/layout/wordmark.tsx';

/** The running head: the hall's name, the main menu, the language switch; on a telephone a bar at the thumb (LAYOUT-2). */
export function SiteHeader({ page }: { readonly page: Page | null }) {
  const { t } = useTranslation();
  const { global, locale, now, settings } = useSite();
  const formats = useFormats();
  const menu = global?.navigation.menu ?? [];
  const other = languageSwitch(locale, page ?? undefined, settings.origin);
  return (
    <header className={styles.head}>
      <Wordmark href={localPath(locale, '/')} label={t('site.home')} />
      <nav className={styles.menu} aria-label={t('header.menu')}>
        <ul>
          {menu.map(({ id, title, url }) => (
            <li key={id}>
              <NavLink to={url}>{title}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.date}>{formats.shortDate(now)}</p>
      <nav className={styles.service} aria-label={t('header.service')}>
        <ul>
          <li>
            <LanguageLink to={other} />
          </li>
        </ul>
      </nav>
    </header>
  );
}
