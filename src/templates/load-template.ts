import type { Locale } from '#domain/locale/locale.ts';
import type { Block } from '#domain/page/block.ts';
import type { Page, Template } from '#domain/page/page.ts';
import type { World } from '#src/di/world.ts';
import { type ModuleOf, TemplatesToken } from '#src/templates/templates.ts';
import { blockParts } from '#ui/components/block-parts.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

/** A page's template with its code and its words here, and those of the page's blocks, so that it draws at once; `kind` is the page's own. Rejects where the code cannot be had. */
export async function loadTemplate<Kind extends Template>(
  world: World,
  kind: Kind,
  page: Page,
  locale: Locale,
): Promise<ModuleOf<Kind>> {
  const parts = blocksOf(page).flatMap((block) => blockParts[block.kind] ?? []);
  const [template] = await Promise.all([
    world.get(TemplatesToken).load(kind),
    ...parts.map((part) => part.load()),
  ]);
  const book = world.get(PhrasebookToken);
  const areas = new Set([...(template.words ?? []), ...parts.flatMap(({ words }) => words)]);
  await Promise.all([...areas].map((area) => book.load(locale, area)));
  return template;
}

/** The blocks an editor laid, and the clips of a concert, which are drawn as one. */
function blocksOf(page: Page): readonly Pick<Block, 'kind'>[] {
  const hasClips = page.kind === 'event' && page.clips.length > 0;
  return hasClips ? [...page.content, { kind: 'audio' }] : page.content;
}
