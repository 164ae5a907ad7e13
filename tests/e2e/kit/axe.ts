import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';

/** WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks for what keeps people out of a page as it stands now, open menus and dialogues included. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expectNothingFound(new AxeBuilder({ page }).withTags(wcag));
}

/** Looks only for what is hard to see: for a page that has been examined, in other colours. */
export async function expectEnoughContrast(page: Page): Promise<void> {
  await expectNothingFound(
    new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block', 'target-size']),
  );
}

/** The same in colours a visitor has forced: those are the visitor's and the browser's, and so is their contrast. */
export async function expectNoAxeViolationsInForcedColours(page: Page): Promise<void> {
  await expectNothingFound(new AxeBuilder({ page }).withTags(wcag).disableRules(['color-contrast']));
}

/** The run's report tells of each look how many rules were kept. */
async function expectNothingFound(look: AxeBuilder): Promise<void> {
  const { passes, violations } = await look.analyze();
  const description = `${passes.length} rules kept, ${violations.length} broken`;
  test.info().annotations.push({ type: 'axe', description });
  const sentences = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(sentences, 'axe found something').toEqual([]);
}
