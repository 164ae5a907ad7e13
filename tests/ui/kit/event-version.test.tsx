import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EventVersionProvider, useEventVersion } from '#ui/kit/event-version-context.ts';

function Shown() {
  return <b>{useEventVersion()}</b>;
}

it('TPL-9 draws the first version of a concert’s page for everybody, and the second where it is offered', () => {
  expect(renderToString(<Shown />)).toBe('<b>1</b>');
  expect(
    renderToString(
      <EventVersionProvider value={2}>
        <Shown />
      </EventVersionProvider>,
    ),
  ).toBe('<b>2</b>');
});
