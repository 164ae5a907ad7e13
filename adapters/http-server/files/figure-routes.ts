import type { FastifyInstance } from 'fastify';
import { mebibyte } from '#adapters/caching/byte-limited-lru.ts';
import { createFileSender } from '#adapters/http-server/files/generated-files.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import type { ResponseHeaders } from '#adapters/http-server/responses/headers.ts';
import { renderFigureSvg } from '#hall/figure.ts';
import { inksByTheme } from '#hall/inks.ts';
import { parseFigureImagePath, type FigureSpec } from '#ui/figure/figure-image-path.ts';

/** A figure depends on its path alone, so it is immutable. */
const kind = {
  name: 'figure',
  timeoutMs: 60_000,
  lifetimeSeconds: 31_536_000,
  retryAfterSeconds: 10,
} as const;

const headers = { 'Cache-Control': `public, max-age=${kind.lifetimeSeconds}, immutable` };
const pictureHeaders = { ...headers, 'Content-Type': 'image/png' };
const headersByFormat: Readonly<Record<FigureFormat, ResponseHeaders>> = {
  vector: { ...headers, 'Content-Type': 'image/svg+xml' },
  light: pictureHeaders,
  dark: pictureHeaders,
  shared: { ...pictureHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' },
};

/** The address of a figure without its format, and the format. */
const fileName = /^(.*?)\.(svg|png|light\.png|dark\.png)$/;

const formatByEnding: Readonly<Record<string, FigureFormat>> = {
  svg: 'vector',
  png: 'shared',
  'light.png': 'light',
  'dark.png': 'dark',
};

/** Adds the sound figures: as SVG, as small pictures for rows, and as large ones for other sites. Each is drawn in a turn of its own. */
export function addFigureRoutes(server: FastifyInstance, pipeline: Pipeline): void {
  // A season has one figure per concert; pictures for other sites are larger and rarely requested.
  const sendFigure = createFileSender(pipeline, { ...kind, cost: 'figure', maxBytes: 32 * mebibyte });
  const sendShared = createFileSender(pipeline, { ...kind, cost: 'picture', maxBytes: 6 * mebibyte });
  server.get('/figure/*', (request, reply) => {
    const [, start, ending = ''] = fileName.exec(request.url) ?? [];
    const format = formatByEnding[ending] ?? 'vector';
    const parsed = parseFigureImagePath(`${start}.svg`);
    const send = format === 'shared' ? sendShared : sendFigure;
    const generate = async () => {
      if (parsed.kind !== 'figure') return undefined;
      await pipeline.timeSlicer.waitForTurn();
      return renderFigure(parsed.order, format);
    };
    return send(request, reply, { key: request.url, headers: headersByFormat[format], generate });
  });
}

/** `vector`: SVG; `light` and `dark`: a small PNG in the inks of a colour scheme; `shared`: a large PNG on its ground. */
type FigureFormat = 'vector' | 'light' | 'dark' | 'shared';

/** The size in which social networks show the picture of a shared page, in pixels. */
const sharedSize = { width: 1200, height: 630 };

/** The width of a picture for rows, in pixels: of the widest row, almost two for each of CSS. */
const rowWidth = 200;

/** Renders a figure; undefined if its number does not exist. The drawing blocks for some 10 to 20 ms; sharp works in the thread pool. */
async function renderFigure(figure: FigureSpec, format: FigureFormat): Promise<string | Buffer | undefined> {
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
