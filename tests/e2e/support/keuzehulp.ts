import { expect, type Locator, type Page } from 'playwright/test';
import type { Locale } from '#domain/locale/locale.ts';
import type { QuestionTree } from '#domain/page/questionnaire.ts';
import {
  findCurrentNode,
  createInitialSelectionPath as firstStep,
  getCurrentStep,
  type SelectionPath,
  continueToNextQuestion as stepAfter,
  chooseAnswer as withAnswer,
} from '#domain/recommendation/selection-path.ts';
import { createRecommendationData } from '#fixtures/hall/keuzehulp/recommendation.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { toKeuzehulpFragment } from '#ui/screens/recommendation/keuzehulp-address.ts';

/** The path of the keuzehulp in each language, and its texts. */
export const words = {
  nl: {
    path: '/keuzehulp',
    next: /^(Volgende vraag|Toon mijn concerten)$/,
    back: 'Vorige vraag',
    undo: 'Wis antwoord',
    found: /(concert dat bij u past|concerten die bij u passen)$/,
    reasons: 'Past bij:',
    stop: 'Stop',
    again: 'Begin opnieuw',
    failed: 'Dat is niet gelukt',
    retry: 'Nog eens met mijn antwoorden',
    offline: /U bent offline. Uw antwoorden/,
    none: 'Nog niets gevonden',
    missing: 'De concerten zijn even niet te vinden',
    known: 'Wat bij u past is bekend en bewaard',
    retryLookup: 'Probeer het nog eens',
    change: 'Verander een antwoord',
    otherwise: 'Toch iets anders antwoorden',
    choose: 'Kies eerst wat het dichtst in de buurt komt.',
    mail: 'E-mailadres',
    send: 'Stuur ze mij',
    sent: 'Ze zijn onderweg.',
    notSent: /niet gelukt/,
    save: 'Zet ze op mijn lijst',
    saved: 'Ze staan op uw lijst.',
    chosen: /^U koos \d+ concerten$/,
    logIn: 'Log in bij de kassa',
    welcome: /^Welkom\. De \d+ concerten die u koos staan op uw lijst\.$/,
    more: /^Toon er nog/,
  },
  en: {
    path: '/en/concert-finder',
    next: /^(Next question|Show my concerts)$/,
    back: 'Previous question',
    undo: 'Clear answer',
    found: /concerts? that suits? you$/,
    reasons: 'Because you chose:',
    stop: 'Stop',
    again: 'Start over',
    failed: 'That didn’t work',
    retry: 'Try again with my answers',
    offline: /You’re offline. Your answers/,
    none: 'No match yet',
    missing: 'We can’t load the concerts just now',
    known: 'We know what suits you and have saved it',
    retryLookup: 'Try again',
    change: 'Change an answer',
    otherwise: 'Go back and change my answers',
    choose: 'Choose the closest match first.',
    mail: 'Email address',
    send: 'Send them to me',
    sent: 'They are on their way.',
    notSent: /could not be sent/,
    save: 'Put them on my list',
    saved: 'They are on your list.',
    chosen: /^You chose \d+ concerts$/,
    logIn: 'Log in at the box office',
    welcome: /^Welcome\. The \d+ concerts you chose are on your list\.$/,
    more: /^Show (one|\d+) more/,
  },
} as const;

/** The trees of the season, each with a random fraction that selects it. */
const trees = [
  { id: 'gezelschap-eerst', fraction: 0.1 },
  { id: 'klank-eerst', fraction: 0.5 },
  { id: 'gebouw-eerst', fraction: 0.9 },
] as const;

export type TreeChoice = (typeof trees)[number];

export const [companyFirst, soundFirst, buildingFirst] = trees;

/** The keuzehulp in a state (KEUZE-1). */
export const stage = (page: Page, state: string) => page.locator(`[data-keuzehulp="${state}"]`);

/** Taps on a touch device, else clicks. */
export async function press(locator: Locator): Promise<void> {
  const hasTouch = await locator.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? locator.tap() : locator.click());
}

/** Opens the keuzehulp's page in a browser whose `Math.random` selects a tree. */
export async function openKeuzehulp(page: Page, path: string, { fraction }: TreeChoice): Promise<void> {
  await page.addInitScript((chance) => {
    Object.assign(Math, { random: () => chance });
  }, fraction);
  await page.goto(path);
  await waitForHydration(page);
}

/** The start button. */
export const startButton = (page: Page) => page.getByRole('button', { name: 'Begin', exact: true });

/** Opens it, and starts. */
export async function startKeuzehulp(
  page: Page,
  path: string,
  tree: TreeChoice = companyFirst,
): Promise<void> {
  await openKeuzehulp(page, path, tree);
  await press(startButton(page));
  await expect(stage(page, 'questionnaire')).toBeVisible();
}

/** Opens it at the last question of a tree, by its address, for tests of what follows the questions. */
export async function openAtLastQuestion(page: Page, path: string): Promise<void> {
  const tree = createRecommendationData().trees.find(({ id }) => id === companyFirst.id);
  if (!tree) throw new Error(`No tree ${companyFirst.id}.`);
  const draw = { treeId: tree.id, order: [] };
  const fragment = toKeuzehulpFragment({
    kind: 'questionnaire',
    draw,
    path: toLastQuestion(tree, firstStep(tree)),
  });
  await openKeuzehulp(page, `${path}${fragment}`, companyFirst);
  await expect(stage(page, 'questionnaire')).toBeVisible();
}

/** The path to the last question, by the second answer to each one before it. */
function toLastQuestion(tree: QuestionTree, path: SelectionPath): SelectionPath {
  const { question } = getCurrentStep(path);
  const [, second = ''] = findCurrentNode(tree, path)?.answers ?? [];
  const next = stepAfter(tree, withAnswer(tree, path, second, false));
  if (next.kind === 'stay') throw new Error(`The question ${question} has no second answer.`);
  return next.kind === 'leaf' ? path : toLastQuestion(tree, next.path);
}

/** The first question of a tree, as the editors wrote it. */
export function firstQuestion({ id }: TreeChoice, locale: Locale): string {
  const data = createRecommendationData();
  const root = data.trees.find((tree) => tree.id === id)?.root;
  return data.questions.find(({ tag }) => tag === root?.question)?.content[locale] ?? 'no such tree';
}

/** Whether another question is shown, once the last step has finished. */
async function isQuestionShown(page: Page): Promise<boolean> {
  await expect(page.locator('[data-keuzehulp]')).not.toHaveAttribute('data-keuzehulp', 'loading');
  return (await stage(page, 'questionnaire').count()) > 0;
}

/** Answers every question with `step`. Returns the number of questions. */
export async function walk(page: Page, step: (page: Page) => Promise<void>): Promise<number> {
  let questionCount = 0;
  for (; questionCount < 9 && (await isQuestionShown(page)); questionCount += 1) {
    const previousUrl = page.url();
    await step(page);
    await page.waitForURL(({ href }) => href !== previousUrl);
  }
  await expect(stage(page, 'suggestions')).toBeVisible();
  return questionCount;
}

/** The main heading of the current state. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The titles of the suggested concerts. */
export async function readTitles(page: Page): Promise<readonly string[]> {
  await expect(page.locator('ol h3').first()).toBeVisible();
  return page.locator('ol h3').allInnerTexts();
}

/** The button to the next step, which has two names. */
export const nextButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: words[locale].next });

/** Chooses the second answer and goes on, by touch or mouse. */
export async function answerByPointer(page: Page): Promise<void> {
  await press(page.locator('fieldset label').nth(1));
  await press(page.locator('fieldset ~ * button[type="submit"]'));
}

/** Presses Tab until an element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 30 && !(await isFocused()); tabs += 1) await target.page().keyboard.press('Tab');
  await expect(target).toBeFocused();
}
