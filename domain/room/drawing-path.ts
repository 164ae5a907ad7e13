import type { Brand } from '#domain/branded-type.ts';

/** The lines of a drawing, as the `d` of an SVG path: letters of commands and numbers, nothing else. */
export type DrawingPath = Brand<string, 'DrawingPath'>;

/** Longer than the rows of the largest room. */
const maxLength = 8000;

/** Parses path data: it begins with a move, and has only commands, numbers and separators. */
export function parseDrawingPath(text: string): DrawingPath | undefined {
  return text.length <= maxLength && /^M[-\d\s.,MLHVCSQTAZ]+$/i.test(text)
    ? (text as DrawingPath)
    : undefined;
}
