import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import { pageBackgroundColours } from '#hall/inks.ts';

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
