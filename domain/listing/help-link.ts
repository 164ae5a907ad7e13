import { splitFoldedWords } from '#domain/keyword/split-folded-words.ts';
import type { HelpLink } from '#domain/page/page.ts';

/** Words that a question has besides its subject, in both languages. */
const questionWords: ReadonlySet<string> = new Set(
  [
    'de het een en of is zijn er in op van voor bij met naar te om mijn ik u je jullie uw kan kun kunt mag moet heb hebt heeft',
    'ben bent komt komen mee meenemen neem brengen reserveren krijg krijgen waar wat wanneer hoe hoeveel welke the a an and or are there on for at with to my i you your can may do does have has',
    'am be does should get bring take come reserve want need where what when how much many which',
  ].flatMap((list) => list.split(' ')),
);

/**
 * The answer to a practical question (DOOR-3): that with the keyword as a phrase, else the first with every word of it. Only
 * whole words count, so that a keyword with any other word, such as a name, has no answer.
 */
export function findHelpLink(answers: readonly HelpLink[], keyword: string): HelpLink | undefined {
  const subject = toSubject(keyword);
  if (subject.length === 0) return undefined;
  const phrase = subject.join(' ');
  const subjects = answers.map((answer) => ({
    answer,
    phrases: new Set(answer.phrases.map((one) => toSubject(one).join(' '))),
  }));
  const found =
    subjects.find(({ phrases }) => phrases.has(phrase)) ??
    subjects.find(({ phrases }) => subject.every((word) => phrases.has(word)));
  return found?.answer;
}

/** The words of a question without question words; a list of question words only has no subject. */
function toSubject(text: string): readonly string[] {
  return splitFoldedWords(text).filter((word) => !questionWords.has(word));
}
