import type { Container } from 'inversify';
import type { Locale } from '#domain/locale/locale.ts';
import type { Block } from '#domain/page/block.ts';
import type { Page, Template } from '#domain/page/page.ts';
import { type TemplateData, type TemplateOf, templates } from '#src/templates.ts';
import { lazyBlockComponents } from '#ui/components/lazy-block-components.ts';
import type { AnyLazyComponent } from '#ui/kit/lazy-component.tsx';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';
import type { WordsArea } from '#ui/words/word-areas.ts';

/** Loads the code and words of a page's template and blocks, so that it renders without waiting; `kind` is the page's kind. Rejects if the code cannot be loaded. */
export async function loadTemplate<Kind extends Template>(
  world: Container,
  kind: Kind,
  page: Page,
  locale: Locale,
): Promise<TemplateOf<Kind>> {
  const [template] = await Promise.all([
    templates.load(kind),
    loadParts(world, listLazyBlockComponents(page), locale),
  ]);
  await loadWords(world, template.words ?? [], locale);
  return template;
}

/** Loads the code and words of the lazy components that a page with its data shows. Rejects if the code cannot be loaded. */
export async function loadLazyComponentsOfPage<Kind extends Template>(
  world: Container,
  kind: Kind,
  data: TemplateData<Kind>,
  locale: Locale,
): Promise<void> {
  const template = await templates.load(kind);
  await loadParts(world, template.parts?.(data) ?? [], locale);
}

async function loadParts(
  world: Container,
  parts: readonly AnyLazyComponent[],
  locale: Locale,
): Promise<void> {
  const areas = parts.flatMap(({ words }) => words);
  await Promise.all([...parts.map((part) => part.load()), loadWords(world, areas, locale)]);
}

async function loadWords(world: Container, areas: readonly WordsArea[], locale: Locale): Promise<void> {
  const book = world.get(TranslatorRegistryToken);
  await Promise.all([...new Set(areas)].map((area) => book.load(locale, area)));
}

/** The lazy components of a page's blocks. */
export function listLazyBlockComponents(page: Page): readonly AnyLazyComponent[] {
  return findBlocks(page).flatMap(({ kind }) => lazyBlockComponents[kind] ?? []);
}

/** The blocks of a page, and the parts of a concert's page that are rendered as such a block: its clips and the plan of its room. */
function findBlocks(page: Page): readonly Pick<Block, 'kind'>[] {
  if (page.kind !== 'event') return page.content;
  return [
    ...page.content,
    ...(page.clips.length > 0 ? [{ kind: 'audio' } as const] : []),
    ...(page.roomPlan ? [{ kind: 'roomPlan' } as const] : []),
  ];
}
