import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import { manifestIcons } from '#adapters/http-server/files/web-manifest.ts';
import { inksByTheme } from '#hall/inks.ts';
import { hallFigureImagePath } from '#ui/figure/figure-image-path.ts';

/** An icon that browsers and phones request at a fixed path. */
interface IconFile {
  readonly path: string;
  /** Its content type. */
  readonly type: string;
  readonly render: () => Promise<Buffer>;
}

/** The sizes that browsers choose from in `/favicon.ico`, in pixels. */
const faviconSizes = [16, 32, 48];

/** The figure's share of an icon's width. A square of 56 % lies inside the safe zone of a maskable icon. */
const figureShares = { any: 1, maskable: 0.56 };

/** The icons of the site: the hall's figure (LAYOUT-18). */
export const iconFiles: readonly IconFile[] = [
  { path: '/favicon.ico', type: 'image/x-icon', render: renderFavicon },
  { path: '/apple-touch-icon.png', type: 'image/png', render: () => renderIcon(180, figureShares.any) },
  ...manifestIcons.map(({ path, size, purpose }) => ({
    path,
    type: 'image/png',
    render: () => renderIcon(size, figureShares[purpose]),
  })),
];

/** Renders the hall's figure on a square of `size` pixels. The margin has the colour of the figure's sand. */
async function renderIcon(size: number, figureShare: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const side = Math.round(size * figureShare);
  const figure = await sharp(Buffer.from(renderFigureSvgForPath(hallFigureImagePath) ?? ''), { density: 600 })
    .resize({ width: side, height: side, fit: 'inside' })
    .toBuffer();
  const background = inksByTheme.petrol.light.sand;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: figure }])
    .png({ palette: true })
    .toBuffer();
}

/** Builds an ICO file with several sizes: a header, an entry of 16 bytes per image, then the images as PNG. */
async function renderFavicon(): Promise<Buffer> {
  const images = await Promise.all(faviconSizes.map((size) => renderIcon(size, figureShares.any)));
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entryOffset = 6 + 16 * index;
    header.writeUInt8(faviconSizes[index] ?? 0, entryOffset);
    header.writeUInt8(faviconSizes[index] ?? 0, entryOffset + 1);
    header.writeUInt16LE(1, entryOffset + 4);
    header.writeUInt16LE(32, entryOffset + 6);
    header.writeUInt32LE(image.length, entryOffset + 8);
    header.writeUInt32LE(offset, entryOffset + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}
