import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { getOtherLocale, type Locale } from '#domain/locale/locale.ts';
import type { PlainPage } from '#domain/page/page.ts';

/** The path of the form in which a school edits its account at the ticketing, per language (ROUTE-4). */
const paths: Readonly<Record<Locale, string>> = {
  nl: '/educatie/gebruiker/aanpassen',
  en: '/education/user/edit',
};

/** The form's path in a language, with its locale prefix. */
export function toEducationUserPath(locale: Locale): string {
  return toLocalePath(locale, paths[locale]);
}

/** The form as a page. The CMS has no page at this address, but head, menus and language switch need one. `title` is localized. */
export function createEducationUserFormPage(locale: Locale, title: string): PlainPage {
  const other = getOtherLocale(locale);
  return {
    kind: 'page',
    id: 0,
    language: locale,
    uri: paths[locale].slice(1),
    url: toEducationUserPath(locale),
    title,
    path: [],
    alternatives: [{ language: other, url: toEducationUserPath(other) }],
    editLinks: [],
    theme: 'pink',
    introduction: [],
    description: [],
    content: [],
  };
}
