import { expect, it } from 'vitest';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { renderElement } from '#tests/ui/render-element.tsx';
import { opened } from '#tests/ui/screens/event-overview/a-calendar.ts';
import { ListPage } from '#ui/components/list-page.tsx';

it('LIST-4 a reset removes the results of a list immediately, and keeps their place', () => {
  const { list } = opened({ keyword: 'mahler' });
  const render = () =>
    renderElement(
      <ListPage page={aPageOf('eventOverview')} list={list} words="events" shown={1}>
        Das Lied von der Erde
      </ListPage>,
    );
  expect(render()).toMatch(/data-state="settled".*Das Lied/);
  list.reset();
  const html = render();
  expect(html).toContain('data-state="resetting"');
  expect(html).not.toContain('Das Lied');
});
