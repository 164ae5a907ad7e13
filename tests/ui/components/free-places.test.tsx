import { expect, it } from 'vitest';
import { createInMemoryTicketingSite } from '#adapters/in-memory/in-memory-ticketing-site.ts';
import { findRoomZone } from '#domain/room/room-plan.ts';
import { aRoomPlan } from '#fixtures/builders/a-room-plan.ts';
import { requireOne } from '#fixtures/hall/chance.ts';
import { ticketedConcert } from '#tests/contracts/given-ticketing.ts';
import { renderElement } from '#tests/ui/render-element.tsx';
import { SeatView } from '#ui/components/seat-view.tsx';
import { TicketingProvider } from '#ui/kit/ticketing-context.tsx';

it('SEAT-3 has a line for the free places before they are known, only for a concert on sale whose ticketing tells them', () => {
  const plan = aRoomPlan();
  const zone = requireOne(findRoomZone(plan, '1'));
  const render = (freePlaces: boolean, ticketOption: 'order' | 'waitingList') =>
    renderElement(
      <TicketingProvider value={createInMemoryTicketingSite({ capabilities: { freePlaces } })}>
        <SeatView
          plan={plan}
          zone={zone}
          concert={{
            event: { ...ticketedConcert, performers: [] },
            tickets: { table: { ticketTypes: [], rows: [] }, ticketOption },
          }}
          point={undefined}
          onPoint={() => {}}
          drawing={null}
          radioId="rank"
        />
      </TicketingProvider>,
    );
  expect(render(true, 'order')).toMatch(/^<p[^>]*><\/p>$/);
  expect(render(false, 'order')).toBe('');
  expect(render(true, 'waitingList')).toBe('');
});
