import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import { inksByTheme } from '#hall/inks.ts';
import { parseFigureImagePath } from '#ui/figure/figure-image-path.ts';

/** The size in which social networks show the picture of a shared page, in pixels. */
const sharedSize = { width: 1200, height: 630 };

/** The width of a picture for rows, in pixels: of the widest row, almost two for each of CSS. */
const rowWidth = 200;

/** Pictures are rendered one at a time and never twice, so sharp needs neither its cache nor more threads. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Renders the figure at a path on its background as PNG, which every network reads; undefined if the path is not a figure's. */
export async function renderSharedPicture(path: string): Promise<Uint8Array | undefined> {
  const parsed = parseFigureImagePath(path);
  const svg = renderFigureSvgForPath(path);
  if (parsed.kind !== 'figure' || svg === undefined) return undefined;
  const background = inksByTheme[parsed.order.theme].light.ground;
  const sharp = await loadSharp();
  const figure = await sharp(Buffer.from(svg), { density: 150 })
    .resize({ height: sharedSize.height - 60, width: sharedSize.width - 60, fit: 'inside' })
    .toBuffer();
  return sharp({ create: { ...sharedSize, channels: 3, background } })
    .composite([{ input: figure }])
    .png({ palette: true })
    .toBuffer();
}

/**
 * Renders the figure at a path as a small PNG in the inks of one colour scheme; undefined if the path is not a figure's. A figure has three
 * inks, so a palette of 16 colours makes a smaller file than WebP or AVIF, in a tenth of the time. A browser shows it without opening a
 * document, as it does for an SVG.
 */
export async function renderRowPicture(
  path: string,
  scheme: 'light' | 'dark',
): Promise<Uint8Array | undefined> {
  const svg = renderFigureSvgForPath(path);
  if (svg === undefined) return undefined;
  const sharp = await loadSharp();
  return sharp(Buffer.from(scheme === 'dark' ? toDarkScheme(svg) : svg))
    .resize({ width: rowWidth })
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toBuffer();
}

/** sharp reads no media queries: the light inks are attributes, which the rules of the dark scheme replace. */
function toDarkScheme(svg: string): string {
  return svg.replace(/@media\(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/, '$1');
}
