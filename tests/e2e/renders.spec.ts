import { expect, type Page } from 'playwright/test';
import { readConcertCount, siteTexts, waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** A node of React's tree, as its devtools read it. */
interface Fiber {
  readonly type: unknown;
  readonly stateNode: unknown;
  readonly memoizedProps: unknown;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

interface RecordingWindow {
  /** The elements that React has rendered again since the last call of `clear`. */
  rendered: Set<Element>;
  /** How many times in a row nothing was rendered between two looks at it, since the ticketing has answered. */
  quiet: number;
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
}

/** Records the elements that are rendered again, by the interface of React's devtools, which the production build has too. */
async function recordRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recording = globalThis as unknown as RecordingWindow;
    recording.rendered = new Set();
    recording.quiet = Number.NaN;
    addEventListener('message', ({ origin }) => {
      if (origin !== location.origin) recording.quiet = 0;
    });
    const visit = (fiber: Fiber): void => {
      const { alternate: before, stateNode } = fiber;
      if (stateNode instanceof Element && before && before.memoizedProps !== fiber.memoizedProps)
        recording.rendered.add(stateNode);
      if (before?.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child);
    };
    recording.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, { current }: { readonly current: Fiber }) => visit(current),
      onCommitFiberUnmount: () => {},
    };
  });
}

test('LIST-3 a filter renders the list and the bar of a navigation, but no row that stays @desk', async ({
  page,
}) => {
  const texts = siteTexts.en;
  await recordRenders(page);
  await page.goto(texts.calendar);
  await waitForVisitorLayer(page);
  // The personal links are rendered once the ticketing has said who the visitor is.
  const countQuietLooks = () =>
    page.evaluate(() => {
      const recording = globalThis as unknown as RecordingWindow;
      recording.quiet = recording.rendered.size > 0 ? Math.min(recording.quiet, 0) : recording.quiet + 1;
      recording.rendered.clear();
      return recording.quiet;
    });
  await expect.poll(countQuietLooks).toBeGreaterThan(4);
  const before = await readConcertCount(page, 'en');
  await page.evaluate(() => {
    for (const row of document.querySelectorAll('#results article')) row.setAttribute('data-was-there', '');
  });
  await page.getByRole('group', { name: texts.genre }).getByRole('checkbox').first().click();
  await expect.poll(() => readConcertCount(page, 'en')).not.toBe(before);
  await expect(page.locator('#results')).toHaveAttribute('data-state', 'settled');
  const rows = page.locator('#results article[data-was-there]');
  await expect(rows).not.toHaveCount(0);
  const found = await page.evaluate(() => {
    const { rendered: all } = globalThis as unknown as RecordingWindow;
    const rendered = [...all].filter((element) => document.body.contains(element));
    const describe = (elements: readonly Element[]) =>
      elements.map((element) => element.outerHTML.slice(0, 80));
    const isBar = (element: Element) => element.matches('[data-phase], [data-phase] + [role=status]');
    return {
      list: rendered.filter((element) => element.closest('#main')).length,
      around: describe(rendered.filter((element) => !element.closest('#main') && !isBar(element))),
      rows: describe(rendered.filter((element) => element.closest('article[data-was-there]'))),
    };
  });
  expect(found).toEqual({ list: expect.any(Number), around: [], rows: [] });
  expect(found.list).toBeGreaterThan(0);
});
