import { expect, it } from 'vitest';
import { opened } from '#tests/ui/screens/event-overview/a-calendar.ts';

it('LIST-3 does not search for a keyword after the calendar was left', () => {
  const { calendar, list, timer, addresses } = opened();
  const stop = calendar.start();
  list.query.type('mahler');
  stop();
  timer.advance(300);
  expect(addresses()).toEqual([]);
});
