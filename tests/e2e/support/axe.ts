import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';

/** WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks for what keeps people out of a page as it stands now, open menus and dialogues included. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expectNothingFound(new AxeBuilder({ page }).withTags(wcag));
}

/** The same in colours a visitor has forced: those are the visitor's and the browser's, and so is their contrast. */
export async function expectNoAxeViolationsInForcedColours(page: Page): Promise<void> {
  await expectNothingFound(new AxeBuilder({ page }).withTags(wcag).disableRules(['color-contrast']));
}

/**
 * Fails where axe finds something; the report says of each analysis how many rules were kept. The legacy mode runs axe once in the
 * page and its frames of the same origin. The other mode opens a second page to merge what each frame found, which takes as long as
 * half of the rules, and no frame of another origin has content of the site.
 */
async function expectNothingFound(builder: AxeBuilder): Promise<void> {
  const { passes, violations } = await builder.setLegacyMode().analyze();
  const description = `${passes.length} rules kept, ${violations.length} broken`;
  test.info().annotations.push({ type: 'axe', description });
  const sentences = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(sentences, 'axe found something').toEqual([]);
}
