import { expect, it } from 'vitest';
import { createInMemoryTicketingSite } from '#adapters/in-memory/in-memory-ticketing-site.ts';
import { findRoomZone } from '#domain/room/room-plan.ts';
import { aRoomPlan } from '#fixtures/builders/a-room-plan.ts';
import { requireOne } from '#fixtures/hall/chance.ts';
import type { ConcertTicketingIds } from '#ports/ticketing-site.port.ts';
import { ticketedConcert } from '#tests/contracts/given-ticketing.ts';
import { renderElement } from '#tests/ui/render-element.tsx';
import { SeatViews } from '#ui/components/seat-views.tsx';
import { TicketingProvider } from '#ui/kit/ticketing-context.tsx';

it('SEAT-3 has a line for the free places before they are known, only for a concert on sale whose ticketing tells them', () => {
  const plan = aRoomPlan();
  const zone = requireOne(findRoomZone(plan, '1'));
  const render = (freePlaces: boolean, concert: ConcertTicketingIds | undefined) =>
    renderElement(
      <TicketingProvider value={createInMemoryTicketingSite({ capabilities: { freePlaces } })}>
        <SeatViews plan={plan} zone={zone} concert={concert} />
      </TicketingProvider>,
    );
  expect(render(true, ticketedConcert)).toMatch(/^<p[^>]*><\/p>$/);
  expect(render(false, ticketedConcert)).toBe('');
  expect(render(true, undefined)).toBe('');
});
