import type { FreePlaces } from '#domain/pricing/rank.ts';
import type { ConcertTicketingIds } from '#ports/ticketing-site.port.ts';
import { ticketedConcert } from '#tests/contracts/given-ticketing.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { FreePlacesViewModel } from '#ui/stores/free-places.view-model.ts';

viewModelContract('FreePlacesViewModel', () => {
  const requests: ConcertTicketingIds[] = [];
  let answer: (places: readonly FreePlaces[]) => void = () => {};
  const viewModel = new FreePlacesViewModel(
    {
      countFreePlaces: (concert) => {
        requests.push(concert);
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    },
    ticketedConcert,
  );
  return {
    viewModel,
    readState: () => viewModel.places,
    observed: 'places',
    countRequests: () => requests.length,
    startLateRequest: async () => async () => {
      answer([{ zone: '1', free: 34 }]);
      await flushPromises();
    },
  };
});
