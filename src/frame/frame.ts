import type { Locale } from '#domain/locale/locale.ts';
import type { World } from '#src/di/world.ts';
import type { FrameParts, Overhear } from '#ui/kit/frame-context.tsx';
import { whenDrawn } from '#ui/kit/when-drawn.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

/** The parts of the frame that come when they are first used, each with the words it speaks. */
export function frameOf(world: World, locale: Locale, overhear: Overhear): FrameParts {
  const words = world.get(PhrasebookToken);
  return {
    overhear,
    Menus: whenDrawn(async () => (await import('#src/frame/menus.part.tsx')).MenusPart),
    Suggestions: whenDrawn(async () => {
      const [{ SuggestionsPart }] = await Promise.all([
        import('#src/frame/suggestions.part.tsx'),
        words.load(locale, 'search'),
      ]);
      return SuggestionsPart;
    }),
    EditorTools: whenDrawn(async () => {
      const [{ EditorToolsPart }] = await Promise.all([
        import('#src/frame/editor-tools.part.tsx'),
        words.load(locale, 'editor'),
      ]);
      return EditorToolsPart;
    }),
  };
}
