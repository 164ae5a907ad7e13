import { observer } from 'mobx-react-lite';
import { useLeaveItems } from '#ui/kit/use-leave-items.ts';
import { useNewAddress } from '#ui/kit/use-new-address.ts';
import { useOpenParts } from '#ui/kit/use-open-parts.ts';
import type { NavigationStore } from '#ui/stores/navigation.store.ts';

interface MenusProps {
  readonly navigation: NavigationStore;
  /** The key of the address at which somebody first came near a menu. */
  readonly since: string;
}

/** What the menus do beside opening: they close each other, when they are left, and on another page (LAYOUT-4, LAYOUT-9). Draws nothing. */
export const Menus = observer(function Menus({ navigation, since }: MenusProps) {
  useOpenParts(navigation);
  useLeaveItems(navigation.closeItems, navigation.closeAll);
  useNewAddress(since, navigation.closeAll);
  return null;
});
