import type { Locale } from '#domain/locale/locale.ts';
import type { Block } from '#domain/page/block.ts';
import type { Page, Template } from '#domain/page/page.ts';
import type { World } from '#src/di/world.ts';
import { type TemplateOf, TemplatesToken } from '#src/templates/templates.ts';
import { lazyBlockComponents } from '#ui/components/lazy-block-components.ts';
import { SiteTranslationsToken } from '#ui/words/site-translations.ts';

/** Loads the code and words of a page's template and blocks, so that it renders without waiting; `kind` is the page's kind. Rejects if the code cannot be loaded. */
export async function loadTemplate<Kind extends Template>(
  world: World,
  kind: Kind,
  page: Page,
  locale: Locale,
): Promise<TemplateOf<Kind>> {
  const parts = findBlocks(page).flatMap((block) => lazyBlockComponents[block.kind] ?? []);
  const [template] = await Promise.all([
    world.get(TemplatesToken).load(kind),
    ...parts.map((part) => part.load()),
  ]);
  const book = world.get(SiteTranslationsToken);
  const areas = new Set([...(template.words ?? []), ...parts.flatMap(({ words }) => words)]);
  await Promise.all([...areas].map((area) => book.load(locale, area)));
  return template;
}

/** The blocks of a page, and the parts of a concert's page that are rendered as such a block: its clips and the plan of its room. */
export function findBlocks(page: Page): readonly Pick<Block, 'kind'>[] {
  if (page.kind !== 'event') return page.content;
  return [
    ...page.content,
    ...(page.clips.length > 0 ? [{ kind: 'audio' } as const] : []),
    ...(page.roomPlan ? [{ kind: 'roomPlan' } as const] : []),
  ];
}
