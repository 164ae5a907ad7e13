import type { FastifyInstance } from 'fastify';
import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import { createFileSender } from '#adapters/http-server/files/generated-files.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import { inksByTheme, pageBackgroundColours } from '#hall/inks.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { hallFigureImagePath } from '#ui/figure/figure-image-path.ts';

/** Icons and manifests, and how they are made: an icon takes some 100 ms. */
const kinds = {
  icon: { name: 'icon', cost: 'picture', timeoutMs: 60_000, lifetimeSeconds: 86_400 },
  manifest: { name: 'manifest', cost: 'data', timeoutMs: 5000, lifetimeSeconds: 3600 },
} as const;

/** Adds the routes of the icons and of the web app manifest in each language (LAYOUT-18). */
export function addIconAndManifestRoutes(server: FastifyInstance, pipeline: Pipeline): void {
  const limits = { maxBytes: 2 ** 20, retryAfterSeconds: 60 };
  const sendIcon = createFileSender(pipeline, { ...kinds.icon, ...limits });
  const sendManifest = createFileSender(pipeline, { ...kinds.manifest, ...limits });
  for (const { path, type, render } of iconFiles) {
    const headers = { 'Content-Type': type };
    server.get(path, (request, reply) =>
      sendIcon(request, reply, { key: path, headers, generate: () => render() }),
    );
  }
  for (const locale of locales) {
    const path = toManifestPath(locale);
    const headers = { 'Content-Type': 'application/manifest+json; charset=utf-8' };
    const generate = async (signal: AbortSignal) => {
      const global = await pipeline.world.get(CmsPort).global({ locale }, signal);
      return JSON.stringify(createWebManifest(global, locale));
    };
    server.get(path, (request, reply) => sendManifest(request, reply, { key: path, headers, generate }));
  }
}

/** An icon of the installed site. */
interface AppIcon {
  readonly path: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** `maskable`: the system may crop the icon to its own shape; only the inner circle of 80 % is always visible. */
  readonly purpose: 'any' | 'maskable';
}

export const manifestIcons: readonly AppIcon[] = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

/** The path of the web app manifest in a language: `/manifest.webmanifest`, `/en/manifest.webmanifest`. */
export function toManifestPath(locale: Locale): string {
  return toLocalePath(locale, '/manifest.webmanifest');
}

/** The web app manifest (W3C) in a language: name, icons and colours of the installed site. */
export function createWebManifest({ site, seo }: Pick<Global, 'site' | 'seo'>, locale: Locale) {
  const home = toLocalePath(locale, '/');
  return {
    id: home,
    name: site.name,
    short_name: site.name,
    ...(seo.description && { description: seo.description }),
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: pageBackgroundColours.light,
    theme_color: pageBackgroundColours.light,
    icons: manifestIcons.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

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
