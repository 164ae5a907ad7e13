import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { useMenuDismiss } from '#ui/layout/use-menu-dismiss.ts';
import { useMenuDomSync } from '#ui/layout/use-menu-dom-sync.ts';
import { useMenuHover } from '#ui/layout/use-menu-hover.ts';
import { menuBinding } from '#ui/stores/menu.store.ts';

interface MenusProps {
  /** The location key of the first interaction with a menu. */
  readonly since: string;
}

/** Opens items under the mouse, and closes menus when another opens, when the visitor leaves them, and on navigation (LAYOUT-4, LAYOUT-9). Renders nothing. */
export const MenuBehaviour = observer(function Menus({ since }: MenusProps) {
  const navigation = useViewModel(menuBinding, (create) => create());
  useMenuDomSync(navigation);
  useMenuHover();
  useMenuDismiss(navigation.closeItems, navigation.closeAll);
  useOnNavigate(since, navigation.closeAll);
  return null;
});

/** Calls `act` on every navigation away from the location with the key `since`. */
function useOnNavigate(since: string, act: () => void): void {
  const { key } = useLocation();
  const lastKey = useRef(since);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    act();
  }, [key, act]);
}
