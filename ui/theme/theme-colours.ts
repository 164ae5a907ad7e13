import type { Colour } from '#ui/figure/inks.ts';

/** The colour scheme that the visitor's system requests. */
export type ColourScheme = 'light' | 'dark';

/** The colours of a hall that do not depend on a theme. */
export interface ThemeIndependentColours {
  readonly paper: Colour;
  /** A second background: for hovered items and overlays. */
  readonly paper2: Colour;
  readonly key: Colour;
  readonly muted: Colour;
  /** The border of fields and checkboxes, which must be visible. */
  readonly rim: Colour;
  readonly stateFew: Colour;
  readonly stateCancelled: Colour;
  readonly stateSoon: Colour;
  readonly stateFree: Colour;
  readonly error: Colour;
  /** The cover of a concert that is cancelled, moved or over. */
  readonly offCover: Colour;
  readonly offCoverSand: Colour;
  readonly onOffCover: Colour;
  readonly onOffCover2: Colour;
  /** The price ranks, in the colours of the seating plan. */
  readonly rankGold: Colour;
  readonly rank1p: Colour;
  readonly rank1: Colour;
  readonly rank2: Colour;
  readonly rank3: Colour;
  readonly rank4: Colour;
  readonly rank5: Colour;
}

/** The colours that a theme defines. */
export interface ThemeColours extends ThemeColoursBesideInks {
  /** Text and lines in the theme's first colour. */
  readonly ink: Colour;
  /** The second colour: for figures, areas and shadows; never for small text on paper. */
  readonly spot: Colour;
  readonly cover: Colour;
  readonly coverSand: Colour;
  readonly accent: Colour;
  readonly onAccent: Colour;
}

/** The colours of a theme that do not follow from its inks. */
export interface ThemeColoursBesideInks {
  readonly onCover: Colour;
  readonly onCover2: Colour;
  readonly tint: Colour;
  /** The inks of a photograph, where those that follow from the theme's would be muddy: white is printed in the light one, black in the dark one (PHOTO-3). */
  readonly photoLight?: Colour;
  readonly photoDark?: Colour;
}
