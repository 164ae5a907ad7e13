import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createInstant } from '#domain/time/instant.ts';
import { wordsImporters } from '#src/lazy-imports.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { defaultSettings } from '#tests/support/world.ts';
import { FilterChip, type FilterChipProps } from '#ui/components/filter-chip.tsx';
import { SiteContextProvider } from '#ui/kit/site-context.tsx';
import { TranslatorRegistry } from '#ui/words/translator-registry.ts';
import { createWordsService, WordsProvider } from '#ui/words/use-words.tsx';

const book = new TranslatorRegistry(new SilentLogger(), wordsImporters);
await book.load('nl');

const site = { locale: 'nl', now: createInstant(0), settings: defaultSettings(), global: null } as const;

const chip = (props: Partial<FilterChipProps>) =>
  renderToStaticMarkup(
    <SiteContextProvider value={site}>
      <WordsProvider value={createWordsService(book, 'nl', null)}>
        <FilterChip label="Vanavond" href="/concerten?date=2026-11-20" {...props} />
      </WordsProvider>
    </SiteContextProvider>,
  );

it('DOOR-22 a choice without concerts is no link', () => {
  expect(chip({ count: 0 })).not.toContain('href');
  expect(chip({ count: 1 })).toContain('href');
});

it('DOOR-22 a choice that was made can be taken back, also if its list is empty now', () => {
  expect(chip({ count: 0, isOn: true })).toContain('href');
});
