/** A CSS colour: `#rrggbb`. */
export type Colour = `#${string}`;

/** The colours of a plate: ground, raised areas, and the sand on the nodal lines. */
interface Inks {
  readonly ground: Colour;
  readonly raised: Colour;
  readonly sand: Colour;
}

/** A plate's colours in the light and in the dark colour scheme. */
export interface FigureInks {
  readonly light: Inks;
  readonly dark: Inks;
}

/** A cover's background, and sand in a tone between background and title, so that the title is readable on both. */
export interface CoverInks {
  readonly stock: Colour;
  readonly sand: Colour;
}
