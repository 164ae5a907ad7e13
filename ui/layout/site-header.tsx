import { memo } from 'react';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Page } from '#domain/page/page.ts';
import { toLanguageSwitchLink } from '#ui/head/page-alternates.ts';
import { useSite } from '#ui/kit/site.tsx';
import { HallLogoLink } from '#ui/layout/hall-logo-link.tsx';
import { HeaderUtilityLinks } from '#ui/layout/header-utility-links.tsx';
import { LanguageLink } from '#ui/layout/language-link.tsx';
import { MainMenu } from '#ui/layout/main-menu.tsx';
import { MenuLink } from '#ui/layout/menu-link.tsx';
import { SearchSheet } from '#ui/layout/search-sheet.tsx';
import styles from '#ui/layout/site-header.module.css';

/** The header: the hall's name, the main menu, search, personal links and the language (LAYOUT-2). */
export const SiteHeader = memo(function SiteHeader({
  page,
  pathname,
}: {
  readonly page: Page | null;
  readonly pathname: string;
}) {
  const { t, global, locale, settings } = useSite();
  const language = toLanguageSwitchLink(locale, page ?? undefined, settings.origin);
  return (
    <header className={styles.head} data-frame="head">
      <HallLogoLink href={toLocalePath(locale, '/')} label={t('site.home')} />
      {global && (
        <MainMenu items={global.navigation.menu} pathname={pathname}>
          {global.navigation.service.map(({ id, url, title }) => (
            <MenuLink key={id} menu="service" href={url} label={title} />
          ))}
          <LanguageLink to={language} />
        </MainMenu>
      )}
      <HeaderUtilityLinks language={language} pathname={pathname} hasSearch={global !== null} />
      {global && <SearchSheet path={global.globalPages.search.url} placeholder={t('events.searchHint')} />}
    </header>
  );
});
