import { observer } from 'mobx-react-lite';
import type { FreePlaces } from '#domain/pricing/rank.ts';
import type { ConcertTicketingIds } from '#ports/ticketing-site.port.ts';
import { useCallOnMountAndChange } from '#ui/kit/use-call-on-mount-and-change.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { freePlacesBinding } from '#ui/stores/free-places.view-model.ts';

interface FreePlacesReaderProps {
  readonly concert: ConcertTicketingIds;
  /** The same function for the life of the component. */
  readonly onAnswer: (places: readonly FreePlaces[]) => void;
}

/** Asks the ticketing once how many places of a concert are free, and passes on its answer (SEAT-3). Renders nothing. */
export const FreePlacesReader = observer(function FreePlacesReader({
  concert,
  onAnswer,
}: FreePlacesReaderProps) {
  const { places } = useViewModel(freePlacesBinding, (create) => create(concert));
  useCallOnMountAndChange(onAnswer, places);
  return null;
});
