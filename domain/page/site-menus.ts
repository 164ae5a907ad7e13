import type { Picture } from '#domain/media/image.ts';

/** An entry below a menu item, and the card of another page (`MenuChild` on the wire, ENT-3). */
export interface LinkCard {
  readonly title: string;
  readonly subtitle?: string;
  readonly url: string;
  readonly image?: Picture;
}

export interface MenuItem {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly children: readonly LinkCard[];
}

/** The five menus of the site (LAYOUT-9). */
export const menuNames = ['bottom', 'footer', 'menu', 'newsletter', 'service'] as const;

export type MenuName = (typeof menuNames)[number];

export type SiteMenus = Readonly<Record<MenuName, readonly MenuItem[]>>;
