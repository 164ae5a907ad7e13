import type { Locale } from '#domain/locale/locale.ts';
import * as clubColophonEn from '#fixtures/halls/nachtpont/colophon.en.ts';
import * as clubColophonNl from '#fixtures/halls/nachtpont/colophon.nl.ts';
import * as clubIdentity from '#fixtures/halls/nachtpont/identity.ts';
import * as clubInks from '#fixtures/halls/nachtpont/inks.ts';
import * as clubFonts from '#fixtures/halls/nachtpont/main-fonts.ts';
import * as clubPalette from '#fixtures/halls/nachtpont/palette.ts';
import * as hallColophonEn from '#hall/colophon.en.ts';
import * as hallColophonNl from '#hall/colophon.nl.ts';
import * as hallIdentity from '#hall/identity.ts';
import * as hallInks from '#hall/inks.ts';
import * as hallFonts from '#hall/main-fonts.ts';
import * as hallPalette from '#hall/palette.ts';

/** The halls of the project: the one that is built without `HALL`, and the example of another. */
export const halls = [
  {
    folder: 'fixtures/halls/klankhuis',
    ...hallIdentity,
    ...hallFonts,
    colours: { ...hallInks, ...hallPalette },
    colophon: { nl: hallColophonNl.colophon, en: hallColophonEn.colophon } satisfies Record<Locale, string>,
  },
  {
    folder: 'fixtures/halls/nachtpont',
    ...clubIdentity,
    ...clubFonts,
    colours: { ...clubInks, ...clubPalette },
    colophon: { nl: clubColophonNl.colophon, en: clubColophonEn.colophon } satisfies Record<Locale, string>,
  },
] as const;
