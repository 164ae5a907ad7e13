/** What the footer says about fonts and figures, in English. */
export const colophon =
  'Set in Piazzolla and Commissioner. The figures are calculated, not drawn: they show how a metal plate vibrates when music passes through it.';
