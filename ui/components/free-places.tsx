import { observer } from 'mobx-react-lite';
import type { ConcertTicketingIds } from '#ports/ticketing-site.port.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { useSession } from '#ui/kit/visitor-context.tsx';
import { freePlacesBinding } from '#ui/stores/free-places.view-model.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

interface FreePlacesProps {
  readonly concert: ConcertTicketingIds;
  /** The key of the price zone. */
  readonly zone: string;
}

/** How many places of a price zone are free (SEAT-3). The ticketing is asked once for all zones, when it has been loaded. */
export function FreePlaces(props: FreePlacesProps) {
  return useSession().status === 'ready' && <Count {...props} />;
}

const Count = observer(function Count({ concert, zone }: FreePlacesProps) {
  const t = useTranslate();
  const viewModel = useViewModel(freePlacesBinding, (create) => create(concert));
  const count = viewModel.count(zone);
  // A new element for each zone: the same number is announced again.
  return count !== undefined && <span key={zone}>{t('room.free', { count })}</span>;
});
