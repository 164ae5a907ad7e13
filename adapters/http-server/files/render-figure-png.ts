import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import { inksByTheme } from '#hall/inks.ts';
import { parseFigureImagePath } from '#ui/figure/figure-image-path.ts';

/** The size in which social networks show the picture of a shared page, in pixels. */
const sharedSize = { width: 1200, height: 630 };

/** Renders the figure at a path on its background as PNG, which every network reads; undefined if the path is not a figure's. */
export async function renderFigurePng(path: string): Promise<Uint8Array | undefined> {
  const parsed = parseFigureImagePath(path);
  const svg = renderFigureSvgForPath(path);
  if (parsed.kind !== 'figure' || svg === undefined) return undefined;
  const background = inksByTheme[parsed.order.theme].light.ground;
  const { default: sharp } = await import('sharp');
  // Pictures are rendered one at a time and never twice, so sharp needs neither its cache nor more threads.
  sharp.cache(false);
  sharp.concurrency(1);
  const figure = await sharp(Buffer.from(svg), { density: 150 })
    .resize({ height: sharedSize.height - 60, width: sharedSize.width - 60, fit: 'inside' })
    .toBuffer();
  return sharp({ create: { ...sharedSize, channels: 3, background } })
    .composite([{ input: figure }])
    .png({ palette: true })
    .toBuffer();
}
