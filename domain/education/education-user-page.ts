import { type Locale, locales } from '#domain/locale/locale.ts';
import { localPath } from '#domain/locale/locale-routes.ts';
import type { PlainPage } from '#domain/page/page.ts';

/** Where a school changes what ticketing knows of it, in each language (ROUTE-4). */
const paths: Readonly<Record<Locale, string>> = {
  nl: '/educatie/gebruiker/aanpassen',
  en: '/education/user/edit',
};

/** The form's address in a language, with its prefix. */
export function educationUserPath(locale: Locale): string {
  return localPath(locale, paths[locale]);
}

/** The form as a page: the CMS keeps none at its address, and head, menus and language switch ask for one. `title` is in its language. */
export function educationUserPage(locale: Locale, title: string): PlainPage {
  return {
    kind: 'page',
    id: 0,
    language: locale,
    uri: paths[locale].slice(1),
    url: educationUserPath(locale),
    title,
    path: [],
    alternatives: locales
      .filter((other) => other !== locale)
      .map((language) => ({ language, url: educationUserPath(language) })),
    editLinks: [],
    theme: 'pink',
    introduction: [],
    description: [],
    content: [],
  };
}
