import type { MouseEvent } from 'react';
import type { LanguageSwitchLink } from '#ui/head/page-alternates.ts';
import { createPlainClickHandler } from '#ui/kit/plain-click-handler.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useSiteServices } from '#ui/kit/site-services-context.tsx';
import { serializeLocaleCookie } from '#ui/layout/locale-cookie.ts';
import { MenuLink } from '#ui/layout/menu-link.tsx';

/**
 * The link to the other language, named in that language (LAYOUT-16). A click sets the locale cookie (ROUTE-9). Without
 * scripts, and in another tab, the server sets it for the Dutch home, the only page whose language depends on the cookie.
 */
export function LanguageLink({ to }: { readonly to: LanguageSwitchLink }) {
  const { settings } = useSiteContext();
  const { navigate } = useSiteServices();
  const visit = createPlainClickHandler(() => navigate(to.path, 'visit'));
  const onClick = (event: MouseEvent) => {
    document.cookie = serializeLocaleCookie(to.locale, settings.origin.startsWith('https:'));
    visit(event);
  };
  return (
    <MenuLink
      menu="service"
      href={to.href}
      label={to.name}
      lang={to.locale}
      hrefLang={to.locale}
      onClick={onClick}
    />
  );
}
