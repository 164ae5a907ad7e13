import { localeCookieText } from '#domain/locale/detect-locale.ts';
import type { LanguageSwitch } from '#domain/page/alternates.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import { SiteLink } from '#ui/kit/site-link.tsx';

/** The way to the other language, named in itself (LAYOUT-16); whoever takes it has chosen, and the root remembers (ROUTE-9). */
export function LanguageLink({ to }: { readonly to: LanguageSwitch }) {
  const { settings } = useSite();
  const remember = () => {
    document.cookie = localeCookieText(to.locale, settings.origin.startsWith('https:'));
  };
  return (
    <SiteLink href={to.path} lang={to.locale} hrefLang={to.locale} onClick={remember}>
      {to.name}
    </SiteLink>
  );
}
