import { brotliCompressSync, constants } from 'node:zlib';
import { figureOrderOf } from '#domain/figure/figure-path.ts';
import { figureSvgAt } from '#domain/figure/figure-svg-at.ts';
import { printings } from '#domain/figure/inks.ts';

/** A figure as it is sent: drawn and compressed together once. */
export interface RenderedFigure<Bytes extends Uint8Array = Uint8Array> {
  readonly svg: Bytes;
  readonly brotli: Bytes;
}

/** As large as networks show a shared page's picture, in pixels. */
const sharedSize = { width: 1200, height: 630 };

/** A kilobyte more for a cover than at the highest level, for a twentieth of its time. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The figure at a path as SVG; undefined for a path that is no figure's. */
export function renderFigure(path: string): RenderedFigure | undefined {
  const svg = figureSvgAt(path);
  if (svg === undefined) return undefined;
  return { svg: Buffer.from(svg), brotli: brotliCompressSync(svg, compression) };
}

/** The figure at a path on its ground, as PNG, which every network reads; undefined for a path that is no figure's. */
export async function renderFigurePng(path: string): Promise<Uint8Array | undefined> {
  const answer = figureOrderOf(path);
  const svg = figureSvgAt(path);
  if (answer.kind !== 'figure' || svg === undefined) return undefined;
  const background = printings[answer.order.theme].light.ground;
  const { default: sharp } = await import('sharp');
  // One picture after the other in one thread: nothing is drawn twice, so nothing has to be kept.
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
