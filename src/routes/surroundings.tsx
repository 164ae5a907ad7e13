import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { CmsPort } from '#ports/cms.port.ts';
import { Navigator, type Way } from '#ports/navigator.port.ts';
import type { World } from '#src/di/world.ts';
import { Framed } from '#src/frame/framed.tsx';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { useContainer } from '#src/routes/container-context.tsx';
import { AudioProvider } from '#ui/kit/audio-context.tsx';
import { LinkContext } from '#ui/kit/link-context.tsx';
import { NavigateProvider } from '#ui/kit/navigate-context.tsx';
import { type BeginNewsletter, NewsletterProvider } from '#ui/kit/newsletter-context.ts';
import { SiteProvider } from '#ui/kit/site-context.tsx';
import { SiteLink } from '#ui/kit/site-link.tsx';
import { Document } from '#ui/layout/document.tsx';
import type { WordsArea } from '#ui/words/areas.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';
import { LoadWordsProvider, WordsProvider } from '#ui/words/use-words.tsx';

/** The document, and what every component in it may ask for: words, the site, links. */
export const Surroundings = memo(function Surroundings({
  site,
  children,
}: {
  readonly site: SiteData;
  readonly children: ReactNode;
}) {
  const world = useContainer();
  const book = world.get(PhrasebookToken);
  const t = book.of(site.locale, site.global);
  const loadWords = useCallback((area: WordsArea) => book.load(site.locale, area), [book, site.locale]);
  const navigate = useCallback((path: string, way?: Way) => world.get(Navigator).go(path, way), [world]);
  const beginNewsletter = useMemo(() => beginningNewsletter(world), [world]);
  return (
    <WordsProvider value={t}>
      <LoadWordsProvider value={loadWords}>
        <SiteProvider value={site}>
          <LinkContext value={SiteLink}>
            <NavigateProvider value={navigate}>
              <AudioProvider>
                <NewsletterProvider value={beginNewsletter}>
                  <Framed locale={site.locale}>
                    <Document>{children}</Document>
                  </Framed>
                </NewsletterProvider>
              </AudioProvider>
            </NavigateProvider>
          </LinkContext>
        </SiteProvider>
      </LoadWordsProvider>
    </WordsProvider>
  );
});

/** The form's code comes with its first sending. */
function beginningNewsletter(world: World): BeginNewsletter {
  return async (email) => {
    const { NewsletterFormViewModel } = await import('#ui/stores/newsletter-form.view-model.ts');
    return new NewsletterFormViewModel(world.get(CmsPort), email);
  };
}
