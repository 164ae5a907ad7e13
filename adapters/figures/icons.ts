import sharp from 'sharp';
import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import { manifestIcons } from '#adapters/figures/manifest-icons.ts';
import { inksByTheme } from '#hall/inks.ts';
import { hallFigureImagePath } from '#ui/figure/figure-image-path.ts';

/** The sizes that browsers choose from in `/favicon.ico`, in pixels. */
const faviconSizes = [16, 32, 48];

/** The figure's share of an icon's width. A square of 56 % lies inside the safe zone of a maskable icon. */
const figureShares = { any: 1, maskable: 0.56 };

/** Renders the icons of the site, by their paths: the hall's figure (LAYOUT-18). Server and browsers get them from the build. */
export const iconRenderers: Readonly<Record<string, () => Promise<Buffer>>> = {
  '/favicon.ico': renderFavicon,
  '/apple-touch-icon.png': () => renderIcon(180, figureShares.any),
  ...Object.fromEntries(
    manifestIcons.map(({ path, size, purpose }) => [path, () => renderIcon(size, figureShares[purpose])]),
  ),
};

/** Renders the hall's figure on a square of `size` pixels. The margin has the colour of the figure's sand. */
async function renderIcon(size: number, figureShare: number): Promise<Buffer> {
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
