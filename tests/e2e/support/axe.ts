import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';

/** WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Describes elements only where a rule is broken: describing all that pass takes a quarter of the time on a long page. */
const violationsOnly = { resultTypes: ['violations' as const] };

/**
 * Expects no accessibility violations on the page in its current state, including open menus and dialogs; or in a part of it, where the
 * rest is that of a page that is examined by itself.
 */
export async function expectNoAxeViolations(page: Page, part?: string): Promise<void> {
  await finishTransitions(page);
  const builder = new AxeBuilder({ page }).options(violationsOnly).withTags(wcag);
  await expectNothingFound(part === undefined ? builder : builder.include(part));
}

/** Ends the transitions in progress: a colour on its way to another may have too little contrast, and a page without frames stays there. */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
}

/** The same with forced colours, whose contrast is not the site's. */
export async function expectNoAxeViolationsInForcedColours(page: Page): Promise<void> {
  await expectNothingFound(
    new AxeBuilder({ page }).options(violationsOnly).withTags(wcag).disableRules(['color-contrast']),
  );
}

/**
 * Fails on violations; the report annotates how many rules passed. The legacy mode runs axe once in the page and its
 * same-origin frames. The other mode opens a second page to merge the frames' results, which takes as long as half of the
 * rules, and no cross-origin frame has content of the site.
 */
async function expectNothingFound(builder: AxeBuilder): Promise<void> {
  const { passes, violations } = await builder.setLegacyMode().analyze();
  const description = `${passes.length} rules passed, ${violations.length} broken`;
  test.info().annotations.push({ type: 'axe', description });
  const descriptions = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(descriptions, 'axe found something').toEqual([]);
}
