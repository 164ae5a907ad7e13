import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createInMemoryTicketingSite } from '#adapters/in-memory/in-memory-ticketing-site.ts';
import { findRoomZone } from '#domain/room/room-plan.ts';
import { aRoomPlan } from '#fixtures/builders/a-room-plan.ts';
import { requireOne } from '#fixtures/hall/chance.ts';
import type { ConcertTicketingIds } from '#ports/ticketing-site.port.ts';
import { wordsImporters } from '#src/lazy-imports.ts';
import { ticketedConcert } from '#tests/contracts/given-ticketing.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { SeatViews } from '#ui/components/seat-views.tsx';
import { TicketingProvider } from '#ui/kit/ticketing-context.tsx';
import { TranslatorRegistry } from '#ui/words/translator-registry.ts';
import { createWordsService, WordsProvider } from '#ui/words/use-words.tsx';

const book = new TranslatorRegistry(new SilentLogger(), wordsImporters);
await book.load('nl');

it('SEAT-3 has a line for the free places before they are known, only for a concert on sale whose ticketing tells them', () => {
  const plan = aRoomPlan();
  const zone = requireOne(findRoomZone(plan, '1'));
  const render = (freePlaces: boolean, concert: ConcertTicketingIds | undefined) =>
    renderToStaticMarkup(
      <WordsProvider value={createWordsService(book, 'nl', null)}>
        <TicketingProvider value={createInMemoryTicketingSite({ capabilities: { freePlaces } })}>
          <SeatViews plan={plan} zone={zone} concert={concert} />
        </TicketingProvider>
      </WordsProvider>,
    );
  expect(render(true, ticketedConcert)).toMatch(/^<p[^>]*><\/p>$/);
  expect(render(false, ticketedConcert)).toBe('');
  expect(render(true, undefined)).toBe('');
});
