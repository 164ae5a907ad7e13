import type { Locale } from '#domain/locale/locale.ts';
import type { Template } from '#domain/page/page.ts';
import type { World } from '#src/di/world.ts';
import type { AnyTemplate } from '#src/templates/template.ts';
import { TemplatesToken } from '#src/templates/templates.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

/** A template with its code and its words here, so that it draws at once. Rejects where the code cannot be had. */
export async function readyTemplate(world: World, kind: Template, locale: Locale): Promise<AnyTemplate> {
  const template = await world.get(TemplatesToken).load(kind);
  const book = world.get(PhrasebookToken);
  await Promise.all((template.words ?? []).map((area) => book.load(locale, area)));
  return template;
}
