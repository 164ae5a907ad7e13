import type { Locale } from '#domain/locale/locale.ts';

const texts: Readonly<
  Record<
    Locale,
    { readonly title: string; readonly text: string; readonly homePath: string; readonly homeLink: string }
  >
> = {
  nl: {
    title: 'Er is helaas iets misgegaan',
    text: 'Wij kunnen deze pagina nu niet tonen. Probeer het over een minuut opnieuw.',
    homePath: '/',
    homeLink: 'Naar de voorpagina',
  },
  en: {
    title: 'Something has gone wrong',
    text: 'We can’t show this page just now. Please try again in a minute.',
    homePath: '/en',
    homeLink: 'To the home page',
  },
};

/** The page for when rendering itself fails: no scripts, no styles, nothing that could fail again (ERROR-1). */
export function renderFallbackPage(locale: Locale): string {
  const { title, text, homePath, homeLink } = texts[locale];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${homePath}">${homeLink}</a></p></main></body></html>`;
}
