/** An icon of the installed site. */
interface AppIcon {
  readonly path: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** `maskable`: the system may crop the icon to its own shape; only the inner circle of 80 % is always visible. */
  readonly purpose: 'any' | 'maskable';
}

/** The icons that the web app manifest lists. The build renders them. */
export const manifestIcons: readonly AppIcon[] = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
];
