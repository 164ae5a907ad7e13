/** What the footer says about fonts and figures, in Dutch. */
export const colophon =
  'Gezet uit de Piazzolla en de Commissioner. De platen zijn berekend, niet getekend: zo trilt een metalen plaat wanneer er muziek doorheen gaat.';
