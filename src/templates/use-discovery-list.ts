import { Navigator } from '#ports/navigator.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { useContainer } from '#src/routes/container-context.tsx';
import { useShowing } from '#ui/kit/use-showing.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { DiscoveryList, type DiscoveryListData } from '#ui/stores/discovery-list.ts';
import type { ListAhead } from '#ui/stores/list-question.ts';

/** The list of stories of the calling template, which shows each new answer of its loader. */
export function useDiscoveryList(
  data: DiscoveryListData,
  ahead: ListAhead<DiscoveryListData>,
): DiscoveryList {
  const world = useContainer();
  const list = useViewModel(() => new DiscoveryList(world.get(Navigator), world.get(Timer), data, ahead));
  useShowing(list, data);
  return list;
}
