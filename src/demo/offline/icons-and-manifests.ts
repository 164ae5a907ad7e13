import { renderFigureSvgForPath } from '#adapters/figures/figure-svg-for-path.ts';
import { iconFiles } from '#adapters/http-server/files/icon-files.ts';
import { createWebManifest, toManifestPath } from '#adapters/http-server/files/web-manifest.ts';
import { locales } from '#domain/locale/locale.ts';
import { createDemoHall } from '#src/demo/demo-hall.ts';
import { hallFigureImagePath } from '#ui/figure/figure-image-path.ts';

interface StaticFile {
  readonly path: string;
  readonly source: string | Buffer;
}

const { editions } = createDemoHall({ lessonUrl: '/les', tixUrl: '/kassa' });

/**
 * The icons and web app manifests that the documents of the demo link to (LAYOUT-18). They are files of the build, because browsers
 * request them without the service worker, which serves the rest. A build imports this module and nothing after it, so the files are
 * made while it is evaluated.
 */
export const iconsAndManifests: readonly StaticFile[] = [
  ...(await Promise.all(iconFiles.map(async ({ path, render }) => ({ path, source: await render() })))),
  { path: hallFigureImagePath, source: renderFigureSvgForPath(hallFigureImagePath) ?? '' },
  ...locales.map((locale) => ({
    path: toManifestPath(locale),
    source: JSON.stringify(createWebManifest(editions[locale].global, locale)),
  })),
];
