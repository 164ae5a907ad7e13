import type { MouseEvent } from 'react';
import type { LanguageSwitchLink } from '#ui/head/page-alternates.ts';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { useSite } from '#ui/kit/site.tsx';
import { MenuLink } from '#ui/layout/menu-link.tsx';

/**
 * The link to the other language, named in that language (LAYOUT-16). A click stores the choice; without scripts the server does, at the
 * address of the link (ROUTE-9).
 */
export function LanguageLink({ to }: { readonly to: LanguageSwitchLink }) {
  const { navigate, storeLocale } = useSite();
  const visit = createPlainClickHandler(() => navigate(to.path, 'visit'));
  const onClick = (event: MouseEvent) => {
    storeLocale(to.locale);
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
