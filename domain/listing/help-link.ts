import { splitFoldedWords } from '#domain/facet/fold-text.ts';
import type { HelpLink } from '#domain/page/page.ts';

/** The commonest words, which a question has besides its subject, in both languages. */
const questionWords: ReadonlySet<string> = new Set(
  [
    'de het een en of is zijn was er in op van voor bij met zonder naar te om aan af uit over tot door dan dat die dit deze daar hier ook nog wel niet',
    'mijn me mij ik u uw je jij jouw jullie we wij ons onze ze hij haar hun als vanaf iets iemand ergens wat waar wanneer hoe hoeveel hoelang welke welk wie waarom',
    'na tijdens tegen tussen onder concert concerten concerts before after during between under over off back out somewhere anywhere someone anyone cannot erbij erin eruit ermee',
    'kan kun kunt kunnen mag mogen moet moeten wil willen zal zou heb hebt heeft hebben ben bent wordt worden komt kom komen ga gaat gaan doe doet doen',
    'mee meenemen neem nemen brengen reserveren krijg krijgen maak maken laat laten zet zetten geef geven vind vinden zoek zoeken zie zien weet weten',
    'the a an and or are is was it there here on in for of at with without from into about to up my me i you your we our us they he she his her their if some any no not also',
    'can could may might must do does did have has had am be been should would will get got bring take reserve need want come go going make put leave find',
    'where what when how much many long which who why that this s m t re ll',
  ].flatMap((list) => list.split(' ')),
);

/** The words of a question without the commonest ones. */
export function withoutQuestionWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !questionWords.has(word));
}

/**
 * The answer to a practical question (DOOR-3): that with the most of its words, apart from the commonest. Only whole words count, so that a
 * keyword with any other word, such as a name, has no answer. If nothing else is found, a sentence is answered with its words in any
 * form, and for each it may have three other words, such as a verb, besides words of other answers.
 */
export function findHelpLink(
  answers: readonly HelpLink[],
  keyword: string,
  isNothingFound = false,
): HelpLink | undefined {
  const words = splitFoldedWords(keyword);
  const isSentence = words.length > 2 && withoutQuestionWords(words).length < words.length;
  return (
    pickAnswer(answers, words, (typed, meant) => typed === meant, 0) ??
    (isNothingFound && isSentence ? pickAnswer(answers, words, isSameStem, 3) : undefined)
  );
}

type Matches = (typed: string, meant: string) => boolean;

/** The answer with the most words of a keyword; `othersPerWord`: how many words it may lack for each that it has. */
function pickAnswer(
  answers: readonly HelpLink[],
  words: readonly string[],
  matches: Matches,
  othersPerWord: number,
): HelpLink | undefined {
  const found = answers.map((answer) => ({ answer, ...findOwnWords(answer, words, matches) }));
  const ofOthers = othersPerWord > 0 ? found.flatMap(({ own }) => own) : [];
  const scored = found.map(({ answer, own, length }) => {
    const others = withoutQuestionWords(words).filter((word) => ![...own, ...ofOthers].includes(word)).length;
    const isAnswer = own.length > 0 && others <= own.length * othersPerWord;
    // Of equal answers, that with the longest phrase is meant: `kan ik mijn jas kwijt` is not `jas kwijt`.
    return { answer, score: isAnswer ? own.length + length / 100 : 0 };
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best && best.score > 0 ? best.answer : undefined;
}

/**
 * The words of a keyword that belong to phrases of an answer, and the length of the longest phrase that it has with its commonest words.
 * A phrase of one of these alone is found only by itself.
 */
function findOwnWords({ phrases }: HelpLink, words: readonly string[], matches: Matches) {
  const isTyped = (meant: string) => words.some((typed) => matches(typed, meant));
  const found = phrases.map(splitFoldedWords).flatMap((phrase) => {
    const named = withoutQuestionWords(phrase);
    const required = named.length > 0 ? named : phrase;
    const isSpecific = named.length > 0 || phrase.length > 1 || words.length === 1;
    return isSpecific && required.every(isTyped) ? [{ phrase, required }] : [];
  });
  const whole = found.filter(({ phrase }) => phrase.every((word) => words.includes(word)));
  const isOwn = (typed: string) =>
    found.some(({ required }) => required.some((meant) => matches(typed, meant)));
  return {
    own: [...new Set(words.filter(isOwn))],
    length: Math.max(0, ...whole.map(({ phrase }) => phrase.length)),
  };
}

/** The minimum length of a word that has other forms, and the maximum length of their endings. */
const [minStem, maxEnding] = [4, 3];

function isSameStem(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short === long ||
    (withoutQuestionWords([one, other]).length === 2 &&
      short.length >= minStem &&
      long.startsWith(short) &&
      long.length - short.length <= maxEnding)
  );
}
