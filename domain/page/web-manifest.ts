import { paper } from '#domain/figure/inks.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { localPath } from '#domain/locale/locale-routes.ts';
import type { Global } from '#domain/page/global.ts';

/** An icon that a phone or desktop shows for the installed site. */
interface AppIcon {
  readonly path: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** `maskable`: the system cuts its own shape out of it, so that only the inner circle of 80 % is sure to be seen. */
  readonly purpose: 'any' | 'maskable';
}

export const appIcons: readonly AppIcon[] = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

/** The address of the web app manifest in a language: `/manifest.webmanifest`, `/en/manifest.webmanifest`. */
export function manifestPath(locale: Locale): string {
  return localPath(locale, '/manifest.webmanifest');
}

/** The web app manifest (W3C) in a language: what the site is called and looks like where a visitor installs it. */
export function webManifest({ site, seo }: Pick<Global, 'site' | 'seo'>, locale: Locale) {
  const home = localPath(locale, '/');
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
    background_color: paper.light,
    theme_color: paper.light,
    icons: appIcons.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
