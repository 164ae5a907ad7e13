import { useViewModel } from '#ui/kit/use-view-model.ts';
import { Menus } from '#ui/layout/menus.tsx';
import { NavigationStore } from '#ui/stores/navigation.store.ts';

/** The menus with their store, which lives as long as the tab. */
export function MenusPart({ since }: { readonly since: string }) {
  const navigation = useViewModel(() => new NavigationStore());
  return <Menus navigation={navigation} since={since} />;
}
