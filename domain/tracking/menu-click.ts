import { dutchHomeSwitchPath } from '#domain/locale/detect-locale.ts';
import type { Navigation } from '#domain/navigation/menu.ts';
import type { TrackedMenu, TrackingEvent } from '#domain/tracking/tracking-event.ts';

/** Where on the page a link was followed: the head with its menu, the sheet the menu is on small windows, the bar there, or the foot. */
export type MenuPlace = 'head' | 'sheet' | 'bar' | 'foot';

interface FollowedLink {
  readonly place: MenuPlace;
  /** What stands on it. */
  readonly label: string;
  /** As it is written in the page. */
  readonly url: string;
}

/** What tracking is told of a link followed in a menu (TRACK-3): the address the visitor comes to, so not that of a switch that redirects. */
export function menuClick({ place, label, url: href }: FollowedLink, navigation: Navigation): TrackingEvent {
  const url = href === dutchHomeSwitchPath ? '/' : href;
  const isChild = navigation.menu.some(({ children }) => children.some((child) => child.url === url));
  const isItem = navigation.menu.some((item) => item.url === url);
  const level = isChild && !isItem ? 2 : 1;
  return { event: 'navigation_click', menu: menuOf(place, url, navigation), label, url, level };
}

function menuOf(place: MenuPlace, url: string, { menu, bottom }: Navigation): TrackedMenu {
  switch (place) {
    case 'bar':
    case 'sheet':
      return 'mobile';
    case 'foot':
      return bottom.some((item) => item.url === url) ? 'bottom' : 'footer';
    case 'head':
      return menu.some((item) => [item, ...item.children].some((one) => one.url === url))
        ? 'main'
        : 'service';
  }
}
