import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createInstant } from '#domain/time/instant.ts';
import { readConfig, toBrowserSettings } from '#src/config.ts';
import { wordsImporters } from '#src/lazy-imports.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { aRun } from '#tests/ui/screens/recommendation/a-run.ts';
import { SiteContextProvider } from '#ui/kit/site-context.tsx';
import { SuggestionsActions } from '#ui/screens/recommendation/suggestions-actions.tsx';
import { TranslatorRegistry } from '#ui/words/translator-registry.ts';
import { createWordsService, WordsProvider } from '#ui/words/use-words.tsx';

const book = new TranslatorRegistry(new SilentLogger(), wordsImporters);
await book.loadAll('nl');

/** The actions of a site with these variables. */
function render(variables: Readonly<Record<string, string>>): string {
  const reading = readConfig(variables);
  if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.refusals));
  const settings = toBrowserSettings(reading.config);
  return renderToStaticMarkup(
    <SiteContextProvider value={{ locale: 'nl', now: createInstant(0), settings, global: null }}>
      <WordsProvider value={createWordsService(book, 'nl', null)}>
        <SuggestionsActions viewModel={aRun().viewModel} />
      </WordsProvider>
    </SiteContextProvider>,
  );
}

it('KEUZE-11 the suggestions are offered by e-mail, unless no system sends it', () => {
  expect(render({})).toContain('type="email"');
  const withoutMail = render({ BRIDGE_MAILS: '0' });
  expect(withoutMail).not.toContain('type="email"');
  expect(withoutMail).toContain('Deel deze uitkomst');
});
