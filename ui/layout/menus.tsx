import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { useCloseOnNavigate } from '#ui/layout/use-close-on-navigate.ts';
import { useDetailsSync } from '#ui/layout/use-details-sync.ts';
import { NavigationStore } from '#ui/stores/navigation.store.ts';

interface MenusProps {
  /** The key of the address at which somebody first came near a menu. */
  readonly since: string;
}

/** What the menus do beside opening: they close each other, when they are left, and on another page (LAYOUT-4, LAYOUT-9). Draws nothing. */
export const Menus = observer(function Menus({ since }: MenusProps) {
  const navigation = useViewModel(() => new NavigationStore());
  useDetailsSync(navigation);
  useCloseOnNavigate(navigation.closeItems, navigation.closeAll);
  useNewAddress(since, navigation.closeAll);
  return null;
});

/** Calls `act` whenever the visitor has come to another address than the one of the key `since`. */
function useNewAddress(since: string, act: () => void): void {
  const { key } = useLocation();
  const known = useRef(since);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    act();
  }, [key, act]);
}
