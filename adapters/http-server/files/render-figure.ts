import { renderFigureSvg } from '#hall/figure.ts';
import { inksByTheme } from '#hall/inks.ts';
import type { FigureSpec } from '#ui/figure/figure-image-path.ts';

/** `vector`: SVG; `light` and `dark`: a small PNG in the inks of a colour scheme; `shared`: a large PNG on its ground. */
export type FigureFormat = 'vector' | 'light' | 'dark' | 'shared';

/** The size in which social networks show the picture of a shared page, in pixels. */
const sharedSize = { width: 1200, height: 630 };

/** The width of a picture for rows, in pixels: of the widest row, almost two for each of CSS. */
const rowWidth = 200;

/** Renders a figure; undefined if its number does not exist. The drawing blocks for some 10 to 20 ms; sharp works in the thread pool. */
export async function renderFigure(
  figure: FigureSpec,
  format: FigureFormat,
): Promise<string | Buffer | undefined> {
  const svg = renderFigureSvg(figure);
  if (svg === undefined || format === 'vector') return svg;
  return format === 'shared'
    ? renderSharedPicture(svg, inksByTheme[figure.theme].light.ground)
    : renderRowPicture(format === 'dark' ? toDarkScheme(svg) : svg);
}

/** Pictures are rendered one at a time and never twice, so sharp needs neither its cache nor more threads. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** A figure on its background as PNG, which every network reads. */
async function renderSharedPicture(svg: string, background: string): Promise<Buffer> {
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
 * A figure as a small PNG. It has three inks, so a palette of 16 colours makes a smaller file than WebP or AVIF, in a tenth of the time. A
 * browser shows it without opening a document, as it does for an SVG.
 */
async function renderRowPicture(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg))
    .resize({ width: rowWidth })
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toBuffer();
}

/** sharp reads no media queries: the light inks are attributes, which the rules of the dark scheme replace. */
function toDarkScheme(svg: string): string {
  return svg.replace(/@media\(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/, '$1');
}
